"use client";
import { useMemo, useState } from "react";
import type { SimClock } from "../../contract/sim-time";
import type { PlayerView, WorkView } from "../../contract/views";
import type { ChartMark } from "../ui/chart-marks";
import { INPUT_CLASSES } from "../ui/field";
import { Tabs } from "../ui/tabs";
import { AlarmsTable } from "./alarms-table";
import { ChangesList } from "./changes-list";
import { ChartGrid } from "./chart-grid";
import { LogsList } from "./logs-list";

interface TelemetryPanelProps {
  view: Pick<PlayerView, "charts" | "alarms" | "logs" | "changes" | "works" | "incident" | "clock">;
  clock: SimClock;
  className?: string;
}

const RANGES_HOURS = [1, 3, 8] as const;
const ALL_CHARTS = "All";

/** Charts by their tabs, then alarms, logs and changes. One time range for all charts, so that they can be compared. */
export function TelemetryPanel({ view, clock, className = "" }: TelemetryPanelProps) {
  const { charts, alarms, logs, changes, works, incident } = view;
  const nowMinute = view.clock.minute;
  const chartTabs = [...new Set(charts.map((chart) => chart.tab))];
  const [chosen, setChosen] = useState("");
  const [hours, setHours] = useState<number>(3);
  const marks = useMemo(() => marksOf(works, incident), [works, incident]);
  const fromMinute =
    hours === 0
      ? Math.min(nowMinute, ...charts.map((chart) => chart.fromMinute))
      : nowMinute - hours * 60;
  const firing = alarms.filter((alarm) => alarm.state === "ALARM").length;
  const items = [
    ...[...chartTabs, ALL_CHARTS].map((tab) => ({
      id: tab,
      label: tab,
      panel: (
        <ChartGrid
          charts={tab === ALL_CHARTS ? charts : charts.filter((chart) => chart.tab === tab)}
          clock={clock}
          nowMinute={nowMinute}
          fromMinute={fromMinute}
          marks={marks}
        />
      ),
    })),
    {
      id: "Alarms",
      label: "Alarms",
      count: firing,
      panel: <AlarmsTable alarms={alarms} clock={clock} />,
    },
    { id: "Logs", label: "Logs", panel: <LogsList logs={logs} clock={clock} /> },
    { id: "Changes", label: "Changes", panel: <ChangesList changes={changes} /> },
  ];
  const value = items.some((item) => item.id === chosen) ? chosen : (items[0]?.id ?? "Alarms");
  return (
    <section
      aria-label="Telemetry"
      className={`flex min-h-0 min-w-0 flex-col rounded-panel border bg-panel ${className}`}
    >
      <Tabs
        label="Telemetry"
        dense
        items={items}
        value={value}
        onChange={setChosen}
        className="flex-1"
        aside={
          chartTabs.includes(value) || value === ALL_CHARTS ? (
            <select
              aria-label="Time range of the charts"
              value={hours}
              onChange={(event) => setHours(Number(event.target.value))}
              className={`${INPUT_CLASSES} h-7! w-auto! shrink-0 text-xs`}
            >
              {RANGES_HOURS.map((range) => (
                <option key={range} value={range}>
                  {range} h
                </option>
              ))}
              <option value={0}>all</option>
            </select>
          ) : null
        }
      />
    </section>
  );
}

/** What the team did, on every chart: changes to the system and the declaration. Probes would only crowd it. */
function marksOf(works: readonly WorkView[], incident: PlayerView["incident"]): ChartMark[] {
  const marks: ChartMark[] = works.flatMap((work) =>
    work.startedMinute !== null && (work.kind === "mitigation" || work.kind === "experiment")
      ? [{ minute: work.startedMinute, label: work.title, kind: "action" as const }]
      : [],
  );
  if (incident.declaredMinute !== null) {
    marks.push({
      minute: incident.declaredMinute,
      label: incident.severity ?? "declared",
      kind: "note",
    });
  }
  return marks;
}
