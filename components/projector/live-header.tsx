import { CircleAlert, CircleDashed, OctagonAlert, Pause, Play, TriangleAlert } from "lucide-react";
import type { ProjectorView } from "../../contract/projector";
import type { Severity } from "../../contract/severity";
import { formatClock, formatOffset } from "../../contract/sim-time";
import { around } from "../texts/around";
import { figureText } from "../ui/figure-text";
import { clockParts } from "./clock-text";

/** Time and gravity, readable from the last row. */
export function LiveHeader({ view }: { view: ProjectorView }) {
  const { exercise } = view;
  return (
    <header className="flex shrink-0 items-center justify-between gap-6">
      <h1 className="sr-only">{exercise.title}</h1>
      <Clock view={view} />
      <div className="flex min-w-0 flex-col items-end">
        <SeverityMark command={view.command} exercise={exercise} />
        <Commander name={view.command.commander} />
      </div>
    </header>
  );
}

function Clock({ view }: { view: ProjectorView }) {
  const words = around().projector;
  const { clock, exercise } = view;
  const { day, time } = clockParts(exercise.simClock, clock.minute);
  return (
    <div className="flex items-center gap-5 whitespace-nowrap">
      <p role="timer" aria-label={words.scenarioClock} className="flex items-center gap-5">
        <span className="font-mono text-2xl leading-none font-semibold">{time}</span>
        <span className="flex flex-col leading-tight">
          <span>
            {exercise.simClock.zone} <span className="text-muted">{day}</span>
          </span>
          <span className="font-mono text-lg">{formatOffset(clock.minute)}</span>
        </span>
      </p>
      {clock.running ? (
        <p className="flex items-center gap-2 text-muted">
          <Play className="size-7" aria-hidden />
          {words.pace(figureText(clock.paceMinutesPerMinute))}
        </p>
      ) : (
        <p className="flex items-center gap-2 rounded-panel border-2 border-degraded px-3 py-1 text-md font-semibold text-degraded">
          <Pause className="size-8" aria-hidden />
          {words.paused}
        </p>
      )}
    </div>
  );
}

const SEVERITY_LOOKS: Record<Severity, { icon: typeof OctagonAlert; colour: string }> = {
  SEV1: { icon: OctagonAlert, colour: "text-impaired" },
  SEV2: { icon: TriangleAlert, colour: "text-degraded" },
  SEV3: { icon: CircleAlert, colour: "text-recovering" },
};

function SeverityMark({ command, exercise }: Pick<ProjectorView, "command" | "exercise">) {
  const words = around().projector;
  const { severity, declaredMinute } = command;
  if (severity === null || declaredMinute === null) {
    return (
      <p className="flex items-center gap-3 text-md font-medium whitespace-nowrap text-muted">
        <CircleDashed className="size-9" aria-hidden /> {words.notDeclared}
      </p>
    );
  }
  const { icon: Icon, colour } = SEVERITY_LOOKS[severity];
  return (
    <p className="flex items-center gap-3 whitespace-nowrap">
      <span className={`flex items-center gap-2 text-xl leading-none font-bold ${colour}`}>
        <Icon className="size-12" strokeWidth={2.5} aria-hidden />
        <span className="sr-only">{words.severity}</span> {severity}
      </span>
      <span className="text-muted">
        {words.declaredAt(formatClock(exercise.simClock, declaredMinute))}
      </span>
    </p>
  );
}

function Commander({ name }: { name: string | null }) {
  const words = around().projector;
  return (
    <p className="flex max-w-full min-w-0 gap-2">
      <span className="shrink-0 text-muted">{words.commander}</span>
      {name === null ? (
        <span className="truncate font-medium text-degraded">{words.nobody}</span>
      ) : (
        <bdi className="truncate font-medium">{name}</bdi>
      )}
    </p>
  );
}
