"use client";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { SimClock } from "../../contract/sim-time";
import type { PlayerView } from "../../contract/views";
import { texts } from "../texts/language";
import { cursorId } from "../ui/chart-cursor";
import { type ChartRange, LIVE } from "../ui/chart-range";
import { EmptyState } from "../ui/empty-state";
import { fetchAllAhead, later } from "../ui/later";
import { useRangeControl } from "../ui/range-control";
import { type TabItem, Tabs } from "../ui/tabs";
import { ChartGrid } from "./chart-grid";
import { RangeChoice, ZoomInButton } from "./range-tools";
import { marksByChart } from "./telemetry-marks";

interface TelemetryPanelProps {
  view: Pick<
    PlayerView,
    | "charts"
    | "alarms"
    | "logs"
    | "changes"
    | "works"
    | "incident"
    | "clock"
    | "channel"
    | "services"
  >;
  clock: SimClock;
  /** Why this seat reads no logs; empty when it does. */
  logsOff: string;
  className?: string;
}

// The charts are looked at first.
const alarmsTable = later(async () => (await import("./alarms-table")).AlarmsTable);
const changesList = later(async () => (await import("./changes-list")).ChangesList);
const logsList = later(async () => (await import("./logs-list")).LogsList);
const mapPanel = later(async () => (await import("./map-panel")).MapPanel);
const fetchBehind = () => fetchAllAhead([alarmsTable, changesList, logsList, mapPanel]);

/** Tabs that are no chart's; no scenario calls one of its own so. */
const OTHER = { all: "#all", alarms: "#alarms", logs: "#logs", changes: "#changes", map: "#map" };

/** Charts by their tabs, then alarms, logs, changes and the map. One time range for all charts, so that they can be compared. */
export function TelemetryPanel({ view, clock, logsOff, className = "" }: TelemetryPanelProps) {
  const { charts, alarms, logs, changes, services } = view;
  const nowMinute = view.clock.minute;
  const words = texts().telemetry;
  useEffect(fetchBehind, []);
  const chartTabs = [...new Set(charts.map((chart) => chart.tab))];
  const [chosen, setChosen] = useState("");
  const [service, setService] = useState<string | null>(null);
  const [range, setRange] = useState<ChartRange>(LIVE);
  const first = Math.min(nowMinute, ...charts.map((chart) => chart.fromMinute));
  const { span, control } = useRangeControl({ range, first, nowMinute }, setRange);
  const marks = useMarks(view);
  const toChart = useGoToChart(charts, setChosen);
  const toService = useCallback((id: string) => {
    setService(id);
    setChosen(OTHER.map);
  }, []);
  const grid = { clock, nowMinute, range, span, control, onRange: setRange, marks };
  const items: TabItem[] = [
    ...chartTabs.map((tab) => ({
      id: tab,
      label: tab,
      panel: <ChartGrid {...grid} charts={charts.filter((chart) => chart.tab === tab)} />,
    })),
    { id: OTHER.all, label: words.allCharts, panel: <ChartGrid {...grid} charts={charts} /> },
    {
      id: OTHER.alarms,
      label: words.alarms,
      count: alarms.filter((alarm) => alarm.state === "ALARM").length,
      panel: (
        <alarmsTable.Part
          alarms={alarms}
          services={services}
          clock={clock}
          toChart={toChart}
          toService={toService}
        />
      ),
    },
    {
      id: OTHER.logs,
      label: words.logs,
      panel: logsOff ? (
        <EmptyState title={logsOff}>{texts().whoMay.readsNote}</EmptyState>
      ) : (
        <logsList.Part logs={logs} clock={clock} />
      ),
    },
    { id: OTHER.changes, label: words.changes, panel: <changesList.Part changes={changes} /> },
    {
      id: OTHER.map,
      label: words.map,
      panel: (
        <mapPanel.Part
          services={services}
          alarms={alarms}
          clock={clock}
          nowMinute={nowMinute}
          chosen={service}
          onChoose={setService}
          toChart={toChart}
        />
      ),
    },
  ];
  const value = items.some((item) => item.id === chosen) ? chosen : (items[0]?.id ?? OTHER.alarms);
  const drawn = chartTabs.includes(value) || value === OTHER.all;
  return (
    <Frame className={className}>
      <Tabs
        label={words.title}
        dense
        items={items}
        value={value}
        onChange={setChosen}
        className="flex-1"
        aside={
          drawn ? (
            <>
              <RangeChoice range={range} span={span} clock={clock} onRange={setRange} />
              {range.kind === "fixed" ? null : <ZoomInButton control={control} />}
            </>
          ) : null
        }
      />
    </Frame>
  );
}

function Frame({ className, children }: { className: string; children: ReactNode }) {
  return (
    <section
      aria-label={texts().telemetry.title}
      className={`flex min-h-0 min-w-0 flex-col rounded-panel border bg-panel ${className}`}
    >
      {children}
    </section>
  );
}

/** Made anew only when something in them changed, so that a chart is not drawn for nothing. */
function useMarks({ charts, works, incident, alarms, channel }: TelemetryPanelProps["view"]) {
  const ids = charts.map((chart) => chart.id).join("\n");
  return useMemo(
    () => marksByChart(ids.split("\n"), { works, incident, alarms, channel }),
    [ids, works, incident, alarms, channel],
  );
}

/** Brings a chart's tab to the front and the focus to its crosshair. */
function useGoToChart(charts: PlayerView["charts"], setTab: (tab: string) => void) {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    document.getElementById(cursorId(wanted))?.focus();
    setWanted(null);
  }, [wanted]);
  const tabs = charts.map(({ id, tab }) => `${id}\n${tab}`).join("\n\n");
  return useCallback(
    (chartId: string) => {
      const row = tabs.split("\n\n").find((one) => one.startsWith(`${chartId}\n`));
      if (row === undefined) return;
      setTab(row.slice(chartId.length + 1));
      setWanted(chartId);
    },
    [tabs, setTab],
  );
}
