import type { Health } from "../../contract/telemetry-sections";
import { HealthMark } from "../ui/health-mark";

const SERVICES: readonly [string, Health][] = [
  ["Stream front end", "impaired"],
  ["Metrics", "degraded"],
  ["Sign-in", "impaired"],
  ["Functions", "unknown"],
  ["Storage cells", "healthy"],
];

/** A drawing of a war room, made by hand and labelled so: nothing in it is measured. */
export function WarRoomPicture() {
  return (
    <figure className="min-w-0">
      <div
        role="img"
        aria-label="Drawing of a war room: services with their known health, an error curve with a hatched gap, and a channel"
        className="overflow-hidden rounded-panel border bg-page [box-shadow:var(--c-float)]"
      >
        <div aria-hidden="true">
          <div className="flex items-baseline gap-3 border-b px-4 py-2">
            <span className="font-mono text-lg font-medium">05:52</span>
            <span className="text-xs text-muted">PST</span>
            <span className="rounded border border-current px-1 text-xs font-semibold text-impaired">
              SEV1
            </span>
            <span className="ml-auto text-xs text-muted">IC Ana</span>
          </div>
          <div className="grid gap-2 p-2 sm:grid-cols-[5fr_7fr]">
            <ul className="rounded-panel border bg-panel py-1">
              {SERVICES.map(([name, health]) => (
                <li
                  key={name}
                  className={`flex justify-between gap-2 px-3 py-1.5 text-sm ${health === "unknown" ? "hatched" : ""}`}
                >
                  {name}
                  <HealthMark health={health} />
                </li>
              ))}
            </ul>
            <div className="rounded-panel border bg-panel p-3">
              <p className="text-sm font-medium">
                Put errors<span className="text-muted">, %</span>
              </p>
              <Curve />
            </div>
          </div>
          <ul className="space-y-1.5 border-t px-4 py-3 text-sm">
            <Line time="05:49" from="Ben" text="Taking the new servers out, 40 an hour." />
            <Line time="05:51" from="Probe" text="Heap is flat on all six hosts." />
            <Line time="05:52" from="Executive" text="What do we tell customers, and when?" />
          </ul>
        </div>
      </div>
      <figcaption className="mt-2 text-xs text-muted">
        A drawing of the war room, not a running one.
      </figcaption>
    </figure>
  );
}

function Line({ time, from, text }: { time: string; from: string; text: string }) {
  return (
    <li className="flex gap-3">
      <span className="font-mono text-xs leading-5 text-muted">{time}</span>
      <span>
        <span className="font-medium">{from}</span> <span className="text-muted">{text}</span>
      </span>
    </li>
  );
}

function Curve() {
  return (
    <svg viewBox="0 0 260 96" className="mt-1 w-full" aria-hidden="true">
      <defs>
        <pattern
          id="picture-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v6" stroke="var(--c-unknown)" strokeWidth="1.2" opacity="0.6" />
        </pattern>
      </defs>
      <path d="M0 24.5h260M0 48.5h260M0 72.5h260" stroke="var(--c-line)" />
      <rect x="150" y="0" width="44" height="96" fill="url(#picture-hatch)" />
      <path d="M0 78h260" stroke="var(--c-degraded)" strokeDasharray="4 3" />
      <path
        d="M0 93 60 92 84 90 96 70 108 44 122 28 136 20 150 19M194 15 216 18 238 13 260 16"
        fill="none"
        stroke="var(--c-accent)"
        strokeWidth="1.75"
      />
    </svg>
  );
}
