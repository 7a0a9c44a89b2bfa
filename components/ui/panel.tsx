import type { ReactNode } from "react";
import { useId } from "react";

interface PanelProps {
  title: string;
  /** Stands at the right of the title: a count, a filter, a button. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
  /** The body scrolls by itself and has no padding of its own. */
  flush?: boolean;
  heading?: "h2" | "h3";
}

/** One named area of a page with a small heading; a landmark, so that screen readers can jump to it. */
export function Panel({
  title,
  aside,
  children,
  className = "",
  flush = false,
  heading: Heading = "h2",
}: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`flex min-h-0 min-w-0 flex-col rounded-panel border bg-panel ${className}`}
    >
      <header className="flex min-h-8 shrink-0 flex-wrap items-center justify-between gap-2 px-3 pt-1">
        <Heading
          id={id}
          className="text-2xs font-semibold whitespace-nowrap tracking-[0.08em] text-muted uppercase"
        >
          {title}
        </Heading>
        {aside}
      </header>
      <div className={`min-h-0 flex-1 ${flush ? "" : "px-3 pb-3"}`}>{children}</div>
    </section>
  );
}
