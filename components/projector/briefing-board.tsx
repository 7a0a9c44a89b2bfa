import type { ProjectorView } from "../../contract/projector";
import { spokenCode } from "../session/room-code";
import { around } from "../texts/around";
import { firstSentences } from "./first-sentences";

/** Lines of text that two columns have room for, and letters in one of them. */
const LINES_MAX = 12;
const LINE_CHARS = 40;

/** The briefing as a slide: the first sentences of each part, while the whole is read on one's own screen. */
export function BriefingBoard({ code, view }: { code: string; view: ProjectorView }) {
  const words = around().projectorAround;
  const { exercise } = view;
  const rows = Math.max(1, Math.ceil(exercise.briefing.length / 2));
  const lines = Math.max(1, Math.floor(LINES_MAX / rows) - 1);
  return (
    <article aria-label={words.briefing} className="flex min-h-0 flex-1 flex-col gap-4">
      <h1 className="line-clamp-2 shrink-0 text-xl leading-tight font-semibold">
        {exercise.title}
      </h1>
      <div className="grid min-h-0 flex-1 grid-cols-2 content-start gap-x-10 gap-y-4">
        {exercise.briefing.map(({ heading, body }) => (
          <section key={heading}>
            <h2 className="text-md leading-tight font-semibold">{heading}</h2>
            <p className="line-clamp-3" style={{ WebkitLineClamp: lines }}>
              {firstSentences(body, lines * LINE_CHARS)}
            </p>
          </section>
        ))}
      </div>
      <p className="flex shrink-0 items-baseline justify-between gap-6 text-muted">
        {words.wholeBriefing}
        <span className="whitespace-nowrap">
          {words.code}{" "}
          <span className="font-mono text-lg font-semibold text-ink">
            {spokenCode(exercise.joinCode ?? code)}
          </span>
        </span>
      </p>
    </article>
  );
}
