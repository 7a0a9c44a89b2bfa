/** Covers the ordinary exercise marking, because this page must not be shown to players. */
export function FacilitatorBand() {
  return (
    <div
      role="note"
      aria-label="Facilitator marking"
      className="sticky top-0 z-50 -mt-[var(--band-height)] flex h-[var(--band-height)] items-center justify-center gap-2 bg-band px-3 text-2xs font-semibold text-on-band"
    >
      <span className="tracking-[0.2em] whitespace-nowrap">EXERCISE · FACILITATOR</span>
      <span className="truncate">– do not project</span>
    </div>
  );
}
