"use client";
import { type ReactNode, useCallback } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { AlarmView, ServiceView } from "../../contract/views";
import { texts } from "../texts/language";
import { EmptyState } from "../ui/empty-state";
import { HealthMark, HealthShape } from "../ui/health-mark";
import { ServiceMap } from "../ui/service-map";
import { ALARM_LOOKS } from "./alarms-table";

interface MapPanelProps {
  services: readonly ServiceView[];
  alarms: readonly AlarmView[];
  clock: SimClock;
  nowMinute: number;
  chosen: string | null;
  onChoose: (serviceId: string | null) => void;
  toChart: (chartId: string) => void;
}

/** The services as a map; what is known of the chosen one stands below. */
export function MapPanel(props: MapPanelProps) {
  const { services, nowMinute, chosen, onChoose } = props;
  const { noServices, noServicesWhy, mapHint } = texts().telemetry;
  const service = services.find((one) => one.id === chosen);
  // Pressing the chosen one again lets go of it.
  const onPress = useCallback(
    (id: string) => onChoose(id === chosen ? null : id),
    [chosen, onChoose],
  );
  if (services.length === 0) return <EmptyState title={noServices}>{noServicesWhy}</EmptyState>;
  return (
    <div className="flex min-h-full flex-col gap-2 p-3 sm:h-full">
      <div className="min-h-0 flex-1 sm:overflow-y-auto">
        <ServiceMap services={services} nowMinute={nowMinute} chosen={chosen} onChoose={onPress} />
      </div>
      <div className="shrink-0 border-t pt-1.5 text-xs">
        {/* Which one is chosen is said; what is read of it changes each minute and is not. */}
        <p role="status" className="sr-only">
          {service ? texts().telemetry.service(service.name) : ""}
        </p>
        {service ? <About {...props} service={service} /> : <p className="text-muted">{mapHint}</p>}
      </div>
    </div>
  );
}

function About(props: MapPanelProps & { service: ServiceView }) {
  const { service, services, alarms, clock, toChart } = props;
  const words = texts().telemetry;
  const { asOfMinute, source } = service;
  const own = alarms.filter((alarm) => alarm.serviceId === service.id);
  const names = (found: readonly ServiceView[]) =>
    found.map((one) => one.name).join(", ") || words.nothing;
  return (
    <section aria-label={words.service(service.name)} className="flex flex-col gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2.5">
        <span className="text-sm font-medium">{service.name}</span>
        <HealthMark health={service.health} />
        <span className="text-muted">
          {asOfMinute === null
            ? words.neverRead(source)
            : words.readAt(formatClock(clock, asOfMinute), source)}
        </span>
      </p>
      <dl className="flex flex-wrap gap-x-4 gap-y-0.5">
        <Fact name={words.needs}>
          {names(services.filter((one) => service.dependsOn.includes(one.id)))}
        </Fact>
        <Fact name={words.neededBy}>
          {names(services.filter((one) => one.dependsOn.includes(service.id)))}
        </Fact>
        {own.length > 0 ? (
          <Fact name={words.itsAlarms}>
            {own.map((alarm) => (
              <button
                key={alarm.id}
                type="button"
                title={words.toChart(alarm.name)}
                onClick={() => toChart(alarm.chartId)}
                className="mr-2 inline-flex items-center gap-1 underline decoration-line-strong underline-offset-2 hover:text-accent"
              >
                <HealthShape health={ALARM_LOOKS[alarm.state].health} size={10} />
                {alarm.name}, {words.states[alarm.state]}
              </button>
            ))}
          </Fact>
        ) : null}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-1.5">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
