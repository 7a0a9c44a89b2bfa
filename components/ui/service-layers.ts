/** A service and what it needs, as far as a drawing is concerned. */
export interface MapService {
  readonly id: string;
  readonly dependsOn: readonly string[];
}

/** Rounds of moving each service beside its neighbours; more change nothing. */
const SWEEPS = 4;

/**
 * Services in layers: what depends on nothing stands in the first one, everything else one after the last thing it needs. Within a layer
 * each stands as near as can be to what it is joined to, so that few lines cross.
 */
export function layersOf(services: readonly MapService[]): string[][] {
  const depths = depthsOf(services);
  const layers: string[][] = [];
  for (const { id } of services) {
    const depth = depths.get(id) ?? 0;
    layers[depth] ??= [];
    layers[depth].push(id);
  }
  const joined = neighbours(services);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const down = sweep % 2 === 0;
    const order = down ? layers.keys() : [...layers.keys()].reverse();
    for (const index of order) {
      const beside = layers[index + (down ? -1 : 1)];
      if (beside) layers[index] = nearTo(layers[index] ?? [], beside, joined);
    }
  }
  return layers;
}

/** Longest way to a service that needs nothing. A circle, which no scenario may have, ends where it closes. */
function depthsOf(services: readonly MapService[]): Map<string, number> {
  const byId = new Map(services.map((service) => [service.id, service]));
  const depths = new Map<string, number>();
  const visit = (id: string, trail: readonly string[]): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    const needs = (byId.get(id)?.dependsOn ?? []).filter(
      (other) => byId.has(other) && !trail.includes(other) && other !== id,
    );
    const depth = Math.max(0, ...needs.map((other) => 1 + visit(other, [...trail, id])));
    depths.set(id, depth);
    return depth;
  };
  for (const { id } of services) visit(id, []);
  return depths;
}

function neighbours(services: readonly MapService[]): Map<string, Set<string>> {
  const joined = new Map(services.map(({ id }) => [id, new Set<string>()]));
  for (const { id, dependsOn } of services) {
    for (const other of dependsOn) {
      joined.get(id)?.add(other);
      joined.get(other)?.add(id);
    }
  }
  return joined;
}

/** Sorted by the mean place of what each is joined to in the layer beside; those joined to nothing there keep their place. */
function nearTo(
  layer: readonly string[],
  beside: readonly string[],
  joined: Map<string, Set<string>>,
): string[] {
  const place = (id: string, index: number) => {
    const places = beside.flatMap((other, at) => (joined.get(id)?.has(other) ? [at] : []));
    if (places.length === 0) return (index / Math.max(1, layer.length - 1)) * (beside.length - 1);
    return places.reduce((sum, at) => sum + at, 0) / places.length;
  };
  return layer
    .map((id, index) => ({ id, index, place: place(id, index) }))
    .sort((one, other) => one.place - other.place || one.index - other.index)
    .map(({ id }) => id);
}
