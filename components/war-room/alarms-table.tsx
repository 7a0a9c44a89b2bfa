"use client";
import { ArrowDown, ArrowUp } from "lucide-react";
import { memo, useState } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { AlarmState, Health } from "../../contract/telemetry-sections";
import type { AlarmView, ServiceView } from "../../contract/views";
import { texts } from "../texts/language";
import { EmptyState } from "../ui/empty-state";
import { HealthShape } from "../ui/health-mark";
import { type AlarmKey, type AlarmOrder, pressedHead, sortAlarms } from "./alarm-order";

export const ALARM_LOOKS: Record<AlarmState, { health: Health; colour: string }> = {
  ALARM: { health: "impaired", colour: "text-impaired" },
  INSUFFICIENT_DATA: { health: "unknown", colour: "text-unknown" },
  OK: { health: "healthy", colour: "text-healthy" },
};

interface AlarmsTableProps {
  alarms: readonly AlarmView[];
  services: readonly ServiceView[];
  clock: SimClock;
  toChart: (chartId: string) => void;
  toService: (serviceId: string) => void;
}

/** Alarms by state at first: firing, then those that cannot tell. Each leads to what it watches. */
export const AlarmsTable = memo(function AlarmsTable(props: AlarmsTableProps) {
  const [order, setOrder] = useState<AlarmOrder>({ by: "state", reversed: false });
  const words = texts().telemetry;
  if (props.alarms.length === 0) {
    return <EmptyState title={words.noAlarms}>{words.noAlarmsWhy}</EmptyState>;
  }
  const head = { order, onPress: (by: AlarmKey) => setOrder(pressedHead(order, by)) };
  return (
    <table className="w-full table-fixed text-left text-sm">
      <caption className="sr-only">{words.alarmsCaption}</caption>
      <thead className="sticky top-0 z-10 bg-panel text-2xs text-muted">
        <tr>
          <SortHead by="state" {...head} className="w-[38%] sm:w-44" />
          <SortHead by="name" {...head} className="" />
          <th className="hidden px-3 py-1.5 font-medium sm:table-cell">
            {words.columns.condition}
          </th>
          <SortHead by="since" {...head} className="w-24" right />
        </tr>
      </thead>
      <tbody>
        {sortAlarms(props.alarms, order).map((alarm) => (
          <AlarmRow key={alarm.id} {...props} alarm={alarm} />
        ))}
      </tbody>
    </table>
  );
});

function SortHead(props: {
  by: AlarmKey;
  order: AlarmOrder;
  onPress: (by: AlarmKey) => void;
  className: string;
  right?: boolean;
}) {
  const { by, order, onPress, className, right = false } = props;
  const sorted = order.by === by;
  const Arrow = order.reversed ? ArrowUp : ArrowDown;
  return (
    <th
      aria-sort={sorted ? (order.reversed ? "descending" : "ascending") : "none"}
      className={`px-1 font-medium ${className}`}
    >
      <button
        type="button"
        onClick={() => onPress(by)}
        className={`touchable flex w-full items-center gap-1 rounded px-2 py-1.5 hover:text-ink ${right ? "justify-end" : ""} ${sorted ? "text-ink" : ""}`}
      >
        {texts().telemetry.columns[by]}
        {sorted ? <Arrow size={11} aria-hidden /> : null}
      </button>
    </th>
  );
}

const LINK =
  "rounded text-left underline decoration-line-strong underline-offset-2 hover:decoration-accent hover:text-accent";

function AlarmRow(props: AlarmsTableProps & { alarm: AlarmView }) {
  const { alarm, services, clock, toChart, toService } = props;
  const words = texts().telemetry;
  const service = services.find((one) => one.id === alarm.serviceId);
  const look = ALARM_LOOKS[alarm.state];
  return (
    <tr className="border-t align-top">
      <td className={`px-3 py-1.5 font-mono text-xs ${look.colour}`}>
        <span className="flex items-center gap-1.5 leading-[18px]">
          <HealthShape health={look.health} size={12} />
          {words.states[alarm.state]}
        </span>
      </td>
      <td className="px-3 pt-[3px] pb-1.5">
        <button
          type="button"
          title={words.toChart(alarm.name)}
          onClick={() => toChart(alarm.chartId)}
          className={`block py-[3px] ${LINK}`}
        >
          {alarm.name}
        </button>
        <span className="block text-2xs text-muted">
          {alarm.source}
          {service ? (
            <>
              {" · "}
              <button
                type="button"
                title={words.toService(service.name)}
                onClick={() => toService(service.id)}
                className={LINK}
              >
                {service.name}
              </button>
            </>
          ) : null}
        </span>
      </td>
      <td className="hidden px-3 py-1.5 text-xs text-muted sm:table-cell">{alarm.condition}</td>
      <td className="px-3 py-1.5 text-right font-mono text-xs">
        {alarm.sinceMinute === null ? "–" : formatClock(clock, alarm.sinceMinute)}
      </td>
    </tr>
  );
}
