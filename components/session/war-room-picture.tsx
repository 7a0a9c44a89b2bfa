import type { Health } from "../../contract/telemetry-sections";
import { around } from "../texts/around";
import type { Around } from "../texts/en/around";
import { HealthMark } from "../ui/health-mark";

/** Shorthand of the field, the same in every language. */
const DRAWN = { zone: "PST", severity: "SEV1" };

type DrawnService = keyof Around["home"]["picture"]["services"];

const SERVICES: readonly [DrawnService, Health][] = [
  ["frontEnd", "impaired"],
  ["metrics", "degraded"],
  ["signIn", "impaired"],
  ["functions", "unknown"],
  ["storage", "healthy"],
];

/** A drawing of a war room, made by hand and labelled so: nothing in it is measured. */
export function WarRoomPicture() {
  const words = around().home.picture;
  return (
    <figure className="min-w-0">
      <div
        role="img"
        aria-label={words.label}
        className="overflow-hidden rounded-panel border bg-page [box-shadow:var(--c-float)]"
      >
        <div aria-hidden="true">
          <div className="flex items-baseline gap-3 border-b px-4 py-2">
            <span className="font-mono text-lg font-medium">05:52</span>
            <span className="text-xs text-muted">{DRAWN.zone}</span>
            <span className="rounded border border-current px-1 text-xs font-semibold text-impaired">
              {DRAWN.severity}
            </span>
            <span className="ml-auto text-xs text-muted">{words.commander}</span>
          </div>
          <div className="grid gap-2 p-2 sm:grid-cols-[5fr_7fr]">
            <ul className="rounded-panel border bg-panel py-1">
              {SERVICES.map(([name, health]) => (
                <li
                  key={name}
                  className={`flex justify-between gap-2 px-3 py-1.5 text-sm ${health === "unknown" ? "hatched" : ""}`}
                >
                  {words.services[name]}
                  <HealthMark health={health} />
                </li>
              ))}
            </ul>
            <div className="rounded-panel border bg-panel p-3">
              <p className="text-sm font-medium">
                {words.curve}
                <span className="text-muted">, %</span>
              </p>
              <Curve />
            </div>
          </div>
          <ul className="space-y-1.5 border-t px-4 py-3 text-sm">
            <Line time="05:49" from="Ben" text={words.removing} />
            <Line time="05:51" from={words.probe} text={words.heap} />
            <Line time="05:52" from={words.executive} text={words.asks} />
          </ul>
        </div>
      </div>
      <figcaption className="mt-2 text-xs text-muted">{words.caption}</figcaption>
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
