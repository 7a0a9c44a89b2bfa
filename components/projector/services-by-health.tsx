import { BellRing } from "lucide-react";
import { Fragment } from "react";
import type { ProjectorView } from "../../contract/projector";
import type { Health } from "../../contract/telemetry-sections";
import { around } from "../texts/around";
import { HealthShape } from "../ui/health-mark";
import { groupByHealth, type HealthGroup, healthyLines } from "./health-groups";
import { WallPanel } from "./wall-panel";

const COLOURS: Record<Health, string> = {
  healthy: "text-healthy",
  degraded: "text-degraded",
  impaired: "text-impaired",
  recovering: "text-recovering",
  unknown: "text-unknown",
};

/**
 * Every service by name under the word for its known health. Twenty names in letters of 28 px fit a wall only when they run on, so a health
 * is said once for all that share it.
 */
export function ServicesByHealth(props: {
  services: ProjectorView["services"];
  alarmsFiring: number;
  nowMinute: number;
}) {
  const { services, alarmsFiring, nowMinute } = props;
  const words = around().projector;
  const groups = groupByHealth(services, nowMinute);
  const aged = groups.some(({ members }) => members.some(({ age }) => age !== ""));
  const size = services.length <= 6 ? "text-lg" : services.length <= 10 ? "text-md" : "";
  return (
    <WallPanel
      title={aged ? words.servicesWithAges : words.services}
      aside={<Alarms count={alarmsFiring} />}
    >
      <ul className={`flex min-h-0 flex-col gap-2.5 overflow-hidden pt-1 leading-[1.28] ${size}`}>
        {groups.map((group) => (
          <li
            key={group.health}
            // Only the healthy ones, named last, give way.
            className={`shrink-0 ${group.health === "healthy" ? "line-clamp-1" : ""}`}
            style={{ WebkitLineClamp: healthyLines(groups) }}
          >
            <HealthHead group={group} />
            <Names group={group} />
          </li>
        ))}
      </ul>
    </WallPanel>
  );
}

function HealthHead({ group }: { group: HealthGroup }) {
  return (
    <span className={`pr-3 font-semibold whitespace-nowrap ${COLOURS[group.health]}`}>
      <span className="inline-block pr-2 align-[-0.08em] [&>svg]:size-[0.85em]">
        <HealthShape health={group.health} />
      </span>
      {around().projector.health[group.health]} {group.members.length}
    </span>
  );
}

function Names({ group }: { group: HealthGroup }) {
  return group.members.map(({ id, name, age }, index) => (
    <Fragment key={id}>
      <span className="whitespace-nowrap">{name}</span>
      {age === "" ? null : <span className="whitespace-nowrap text-muted"> ({age})</span>}
      {index < group.members.length - 1 ? ", " : null}
    </Fragment>
  ));
}

function Alarms({ count }: { count: number }) {
  const words = around().projector;
  if (count === 0) return <span className="shrink-0 text-muted">{words.noAlarms}</span>;
  return (
    <span className="flex shrink-0 items-center gap-2 self-center leading-none font-semibold text-impaired">
      <BellRing className="size-7" aria-hidden />
      {words.alarms(String(count))}
    </span>
  );
}
