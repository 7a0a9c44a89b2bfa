import type { ReactNode } from "react";
import { CHAPTERS, type ChapterId } from "./chapters";

/** One chapter of the document; its id is what the table of contents links to. */
export function Section(props: {
  id: ChapterId;
  /** Where the chapter's own title says too little. */
  title?: string;
  /** What the chapter shows and how to read it, in one or two sentences. */
  lead?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section
      id={props.id}
      aria-labelledby={`${props.id}-title`}
      className="scroll-mt-10 border-t py-8 print:py-4"
    >
      <header className="break-inside-avoid break-after-avoid">
        <h2 id={`${props.id}-title`} className="text-lg font-semibold">
          {props.title ?? CHAPTERS[props.id]}
        </h2>
        {props.lead ? (
          <p className="mt-1 max-w-[68ch] text-base text-muted max-[719px]:text-md">{props.lead}</p>
        ) : null}
      </header>
      <div className="mt-4">{props.children}</div>
    </section>
  );
}

/** Stands where a list would, when this run has nothing for it. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-base text-muted">{children}</p>;
}
