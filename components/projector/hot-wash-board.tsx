import type { ProjectorView } from "../../contract/projector";
import { formatDuration } from "../../contract/sim-time";
import { around } from "../texts/around";
import { clockText } from "./clock-text";

/** Between the stop and the reveal: what to talk about, and nothing of what was true. */
export function HotWashBoard({ view }: { view: ProjectorView }) {
  const words = around().projectorAround;
  const { clock, exercise } = view;
  const played = formatDuration(clock.minute - clock.playFromMinute);
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-center gap-8">
      <header>
        <p className="truncate text-muted">{exercise.title}</p>
        <h1 className="text-[5rem] leading-tight font-semibold">{words.stopped}</h1>
        <p className="text-lg text-muted">
          {words.stoppedAt(clockText(exercise.simClock, clock.minute), played)}
        </p>
      </header>
      <p className="text-md">{words.hotWash}</p>
      <ul className="flex flex-col gap-3 text-xl font-medium">
        {words.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
