"use client";
import { useEffect, useState } from "react";
import type { Chapter } from "./chapters";

/** Table of contents that stays in sight on wide screens and marks the chapter being read. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const [reading, setReading] = useState(chapters[0]?.id);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setReading(entry.target.id);
      },
      // A chapter counts as being read once its top has passed the upper third of the window.
      { rootMargin: "-10% 0px -70% 0px" },
    );
    for (const chapter of chapters) {
      const element = document.getElementById(chapter.id);
      if (element) seen.observe(element);
    }
    return () => seen.disconnect();
  }, [chapters]);
  return (
    <nav
      aria-label="Contents"
      className="no-print sticky top-[calc(var(--band-height)+4rem)] hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto lg:block"
    >
      <ol className="flex flex-col border-l text-sm">
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a
              href={`#${chapter.id}`}
              aria-current={chapter.id === reading ? "location" : undefined}
              className="-ml-px block border-l-2 border-transparent py-1 pl-3 text-muted hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
            >
              {chapter.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
