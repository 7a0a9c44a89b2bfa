/**
 * What changed between two views, so that a minute costs a few kilobytes and whatever stayed as it was stays the same object on the screen.
 * Lists of things with an id are matched by it, and other lists by their common beginning: a curve grows at its end.
 */
export type Patch =
  | { readonly is: Json }
  | { readonly fields: Readonly<Record<string, Patch>> }
  | { readonly ids: readonly string[]; readonly items: readonly (readonly [string, Patch])[] }
  | { readonly keep: number; readonly add: readonly Json[] };

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** What turns `before` into `after`; null when they are equal. */
export function patchBetween(before: unknown, after: unknown): Patch | null {
  if (Object.is(before, after)) return null;
  if (Array.isArray(before) && Array.isArray(after)) return patchLists(before, after);
  if (isRecord(before) && isRecord(after)) return patchRecords(before, after);
  return { is: after as Json };
}

/** Applies a patch; parts that it does not name keep their identity. @throws Error when it was made for something else */
export function applyPatch(before: unknown, patch: Patch): unknown {
  if ("is" in patch) return patch.is;
  if ("fields" in patch) {
    if (!isRecord(before)) throw new Error("A patch of fields needs a record.");
    const changed = Object.entries(patch.fields).map(([key, part]) => [
      key,
      applyPatch(before[key], part),
    ]);
    return { ...before, ...Object.fromEntries(changed) };
  }
  if (!Array.isArray(before)) throw new Error("A patch of a list needs a list.");
  if ("keep" in patch) return [...before.slice(0, patch.keep), ...patch.add];
  const known = new Map<string, unknown>(before.map((item: { id: string }) => [item.id, item]));
  for (const [id, part] of patch.items) known.set(id, applyPatch(known.get(id), part));
  return patch.ids.map((id) => known.get(id));
}

function patchRecords(before: Fields, after: Fields): Patch | null {
  const keys = Object.keys(after);
  const sameKeys =
    keys.length === Object.keys(before).length && keys.every((key) => Object.hasOwn(before, key));
  if (!sameKeys) return { is: after as Json };
  const fields = keys.flatMap((key) => {
    const part = patchBetween(before[key], after[key]);
    return part === null ? [] : [[key, part] as const];
  });
  return fields.length === 0 ? null : { fields: Object.fromEntries(fields) };
}

function patchLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  if (haveIds(before) && haveIds(after)) return patchItems(before, after);
  const shorter = Math.min(before.length, after.length);
  let keep = 0;
  while (keep < shorter && patchBetween(before[keep], after[keep]) === null) keep += 1;
  if (keep === before.length && keep === after.length) return null;
  return { keep, add: after.slice(keep) as Json[] };
}

function patchItems(before: readonly Item[], after: readonly Item[]): Patch | null {
  const known = new Map(before.map((item) => [item.id, item]));
  const items = after.flatMap((item) => {
    const part = patchBetween(known.get(item.id), item);
    return part === null ? [] : [[item.id, part] as const];
  });
  const inPlace =
    before.length === after.length && after.every(({ id }, index) => before[index]?.id === id);
  return items.length === 0 && inPlace ? null : { ids: after.map(({ id }) => id), items };
}

type Fields = Readonly<Record<string, unknown>>;
type Item = Fields & { readonly id: string };

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Things with ids, each once; an empty list is neither kind, so nothing is lost when it fills. */
function haveIds(list: readonly unknown[]): list is readonly Item[] {
  const ids = new Set<unknown>();
  for (const item of list) {
    if (!isRecord(item) || typeof item.id !== "string" || ids.has(item.id)) return false;
    ids.add(item.id);
  }
  return list.length > 0;
}
