/** Stands where a true value would, while the truth is hidden. */
export function Concealed() {
  return (
    <span className="hatched inline-block h-3.5 w-16 rounded-xs align-middle">
      <span className="sr-only">hidden</span>
    </span>
  );
}
