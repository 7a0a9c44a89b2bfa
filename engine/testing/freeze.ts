import "#server-only";

const frozen = new WeakSet<object>();

/** Freezes a value to its depth, so that a write to it throws. Typed arrays cannot be frozen and are left alone. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (ArrayBuffer.isView(value) || frozen.has(value)) return value;
  frozen.add(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
