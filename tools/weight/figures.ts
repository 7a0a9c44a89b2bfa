export interface Spread {
  median: number;
  p95: number;
  count: number;
}

/** Median and 95th percentile, by nearest rank; zeros for nothing. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { median: at(0.5), p95: at(0.95), count: sorted.length };
}

/** "3.4 ms median, 5.1 ms p95 of 40 ticks". */
export function spreadText({ median, p95, count }: Spread): string {
  return `${median.toFixed(1)} ms median, ${p95.toFixed(1)} ms p95 of ${count} ticks`;
}
