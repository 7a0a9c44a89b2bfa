"use client";
import { memo } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { Health } from "../../contract/telemetry-sections";
import type { ServiceView } from "../../contract/views";
import { EmptyState } from "../ui/empty-state";
import { ageText } from "../ui/figure-text";
import { HealthMark, HealthShape } from "../ui/health-mark";
import { Panel } from "../ui/panel";

interface ServicesPanelProps {
  services: readonly ServiceView[];
  clock: SimClock;
  nowMinute: number;
  className?: string;
}

/** What the team knows of each service, in fixed places, so that the eye learns where to look. */
export const ServicesPanel = memo(function ServicesPanel(props: ServicesPanelProps) {
  const { services, className = "" } = props;
  const groups = [...new Set(services.map((service) => service.group))];
  return (
    <Panel
      title="Services"
      aside={
        <span className="hidden lg:block">
          <Tally services={services} />
        </span>
      }
      flush
      className={className}
    >
      {services.length === 0 ? (
        <EmptyState title="No services yet">Their known health appears here.</EmptyState>
      ) : (
        <div className="h-full overflow-y-auto pb-1">
          {groups.map((group) => (
            <section key={group} aria-label={group}>
              {groups.length > 1 ? (
                <h3 className="px-3 pt-1 text-2xs font-medium text-muted">{group}</h3>
              ) : null}
              <ul>
                {services
                  .filter((service) => service.group === group)
                  .map((service) => (
                    <ServiceRow key={service.id} {...props} service={service} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Panel>
  );
});

function ServiceRow({
  service,
  services,
  clock,
  nowMinute,
}: ServicesPanelProps & { service: ServiceView }) {
  const needs = service.dependsOn
    .map((id) => services.find((other) => other.id === id)?.name)
    .filter(Boolean)
    .join(", ");
  const reading =
    service.asOfMinute === null
      ? "no reading yet"
      : `${ageText(service.asOfMinute, nowMinute)} · ${service.source}`;
  const detail = [
    service.asOfMinute === null ? "" : `Read at ${formatClock(clock, service.asOfMinute)}`,
    service.source ? `Source: ${service.source}` : "",
    needs ? `Depends on ${needs}` : "",
  ];
  return (
    <li
      title={detail.filter(Boolean).join("\n")}
      className={`px-3 py-[3px] ${service.health === "unknown" ? "hatched" : ""}`}
    >
      <div className="flex items-center justify-between gap-2">
        <span className="truncate text-sm font-medium">{service.name}</span>
        <HealthMark health={service.health} />
      </div>
      <p className="truncate text-2xs leading-[1.2] text-muted">{reading}</p>
    </li>
  );
}

const COUNTED: readonly Health[] = ["impaired", "degraded", "recovering", "unknown"];

/** How many services are in each state that is not healthy; also stands on top of the phone's page. */
export function Tally({ services }: { services: readonly ServiceView[] }) {
  const counts = COUNTED.map((health) => ({
    health,
    count: services.filter((service) => service.health === health).length,
  })).filter((entry) => entry.count > 0);
  return (
    <ul aria-label="Services by state" className="flex items-center gap-2 text-xs">
      {counts.map(({ health, count }) => (
        <li key={health} className="flex items-center gap-1" title={`${count} ${health}`}>
          <HealthShape health={health} size={12} />
          <span className="font-mono">{count}</span>
          <span className="sr-only">{health}</span>
        </li>
      ))}
      {services.length > 0 && counts.length === 0 ? (
        <li className="flex items-center gap-1 text-muted">
          <HealthShape health="healthy" size={12} /> all healthy
        </li>
      ) : null}
    </ul>
  );
}
