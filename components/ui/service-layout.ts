import { layersOf, type MapService } from "./service-layers";

export interface MapSize {
  width: number;
  height: number;
}

export interface MapNode {
  id: string;
  left: number;
  top: number;
}

export interface MapEdge {
  /** What is needed, and what needs it. */
  from: string;
  to: string;
  /** SVG path from one to the other. */
  path: string;
}

export interface MapLayout extends MapSize {
  nodeWidth: number;
  nodeHeight: number;
  nodes: MapNode[];
  edges: MapEdge[];
}

/** Measures of a drawing that is read at arm's length; a wall multiplies them. */
const NODE = { width: 84, most: 168, height: 46, least: 40, gap: 8, between: 22, across: 52 };
/** Narrower than this the layers stand under each other. */
const ACROSS_FROM_PX = 520;

/** Where each service stands: layers side by side where there is room, else under each other; taller than the box when it must be. */
export function layoutMap(services: readonly MapService[], box: MapSize, scale = 1): MapLayout {
  const layers = layersOf(services);
  const place = box.width >= ACROSS_FROM_PX * scale ? placeAcross : placeDown;
  const placed = place(layers, box, scale);
  const at = new Map(placed.nodes.map((node) => [node.id, node]));
  const edges = services.flatMap(({ id, dependsOn }) =>
    dependsOn.flatMap((other) => {
      const from = at.get(other);
      const to = at.get(id);
      return from && to ? [{ from: other, to: id, path: placed.join(from, to) }] : [];
    }),
  );
  const { nodes, nodeWidth, nodeHeight, width, height } = placed;
  return { nodes, nodeWidth, nodeHeight, width, height, edges };
}

interface Placed extends Omit<MapLayout, "edges"> {
  join(from: MapNode, to: MapNode): string;
}

function placeAcross(layers: readonly string[][], box: MapSize, scale: number): Placed {
  const count = Math.max(1, layers.length);
  const most = Math.max(1, ...layers.map((layer) => layer.length));
  const between = NODE.between * scale;
  const room = (box.width - between * (count - 1)) / count;
  const nodeWidth = Math.max(NODE.width * scale, Math.min(NODE.most * scale, room));
  const step = count > 1 ? Math.max(nodeWidth + between, (box.width - nodeWidth) / (count - 1)) : 0;
  const gap = NODE.gap * scale;
  const fit = (box.height - gap * (most - 1)) / most;
  const nodeHeight = Math.max(NODE.least * scale, Math.min(NODE.height * scale, fit));
  const height = Math.max(box.height, most * (nodeHeight + gap) - gap);
  const nodes = layers.flatMap((layer, column) =>
    layer.map((id, row) => ({
      id,
      left: column * step,
      top: ((row + 0.5) * height) / layer.length - nodeHeight / 2,
    })),
  );
  const join = (from: MapNode, to: MapNode) => {
    const [x1, y1] = [from.left + nodeWidth, from.top + nodeHeight / 2];
    const [x2, y2] = [to.left, to.top + nodeHeight / 2];
    const bend = Math.max(between, (x2 - x1) / 2);
    return curve([x1, y1], [x1 + bend, y1], [x2 - bend, y2], [x2, y2]);
  };
  return { nodes, nodeWidth, nodeHeight, width: step * (count - 1) + nodeWidth, height, join };
}

function placeDown(layers: readonly string[][], box: MapSize, scale: number): Placed {
  const gap = NODE.gap * scale;
  const perRow = Math.max(1, Math.floor((box.width + gap) / (NODE.width * 1.2 * scale + gap)));
  const nodeWidth = (box.width - gap * (perRow - 1)) / perRow;
  const nodeHeight = NODE.across * scale;
  const nodes: MapNode[] = [];
  let top = 0;
  for (const layer of layers) {
    for (let start = 0; start < layer.length; start += perRow) {
      const row = layer.slice(start, start + perRow);
      const taken = row.length * (nodeWidth + gap) - gap;
      for (const [index, id] of row.entries()) {
        nodes.push({ id, left: (box.width - taken) / 2 + index * (nodeWidth + gap), top });
      }
      top += nodeHeight + gap;
    }
    top += NODE.between * scale - gap;
  }
  const join = (from: MapNode, to: MapNode) => {
    const [x1, y1] = [from.left + nodeWidth / 2, from.top + nodeHeight];
    const [x2, y2] = [to.left + nodeWidth / 2, to.top];
    const bend = Math.max(NODE.between * scale, (y2 - y1) / 2);
    return curve([x1, y1], [x1, y1 + bend], [x2, y2 - bend], [x2, y2]);
  };
  const height = Math.max(0, top - NODE.between * scale);
  return { nodes, nodeWidth, nodeHeight, width: box.width, height, join };
}

function curve(...points: [number, number][]): string {
  const [start, ...rest] = points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
  return `M${start}C${rest.join(",")}`;
}
