import type { ReactNode } from "react";
import { useId } from "react";

interface WallPanelProps {
  title: string;
  /** Stands at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** One named part of the wall: a hairline instead of a box, since everything here is large. */
export function WallPanel({ title, aside, children, className = "" }: WallPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`flex min-h-0 min-w-0 flex-col border-t-2 pt-1.5 ${className}`}
    >
      <header className="flex shrink-0 items-baseline justify-between gap-4">
        <h2 id={id} className="min-w-0 truncate text-muted">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
