"use client";
import { memo } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock, formatDuration } from "../../contract/sim-time";
import type { Health } from "../../contract/telemetry-sections";
import type { ServiceView } from "../../contract/views";
import { texts } from "../texts/language";
import { EmptyState } from "../ui/empty-state";
import { HealthShape, HealthWord } from "../ui/health-mark";
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
  const t = texts().warRoom.services;
  const groups = [...new Set(services.map((service) => service.group))];
  return (
    <Panel
      title={t.title}
      aside={
        <span className="hidden lg:block">
          <Tally services={services} />
        </span>
      }
      flush
      className={className}
    >
      {services.length === 0 ? (
        <EmptyState title={t.empty}>{t.emptyNote}</EmptyState>
      ) : (
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
          tabIndex={0}
          className="@container h-full overflow-y-auto pb-1 focus-visible:outline-offset-[-2px]"
        >
          {groups.map((group) => {
            const members = services.filter((service) => service.group === group);
            return (
              <section key={group} aria-label={group}>
                {groups.length > 1 ? <GroupHeading group={group} members={members} /> : null}
                <ul>
                  {members.map((service) => (
                    <ServiceRow key={service.id} {...props} service={service} />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      )}
    </Panel>
  );
});

/** Stays in sight while its group scrolls by, so that a small window still says which group is in trouble. */
function GroupHeading({ group, members }: { group: string; members: readonly ServiceView[] }) {
  return (
    <h3 className="sticky top-0 z-10 flex items-center justify-between gap-2 border-t bg-panel px-3 pt-[3px] pb-px text-2xs font-medium text-muted">
      <span className="truncate">{group}</span>
      <Tally services={members} size={10} />
    </h3>
  );
}

/** Up to this age a reading is as fresh as most instruments give it, and its age says nothing. */
const FRESH_MINUTES = 9;

/** The source of a health that came as an answer and not from a panel. */
const TOLD = /^told\b/;

function ServiceRow({
  service,
  services,
  clock,
  nowMinute,
}: ServicesPanelProps & { service: ServiceView }) {
  const { asOfMinute, health, source } = service;
  const needs = service.dependsOn
    .map((id) => services.find((other) => other.id === id)?.name)
    .filter(Boolean)
    .join(", ");
  const t = texts().warRoom.services;
  const told = TOLD.test(source);
  const readAt = told ? t.toldAt : t.readAt;
  const detail = [
    service.name,
    asOfMinute === null ? t.unread : readAt(formatClock(clock, asOfMinute)),
    source && !told ? t.source(source) : "",
    needs ? t.dependsOn(needs) : "",
  ];
  // What was told is never as fresh as it looks: it comes once and goes on ageing.
  const fresh = !told && asOfMinute !== null && nowMinute - asOfMinute <= FRESH_MINUTES;
  return (
    <li
      title={detail.filter(Boolean).join("\n")}
      className={`flex h-[19px] items-center gap-[5px] px-3 max-[719px]:h-6 lg:[@media(max-height:740px)]:h-[18px] wall:h-7 ${health === "unknown" ? "hatched" : ""}`}
    >
      <HealthShape health={health} size={12} />
      <span className="min-w-0 truncate text-xs font-medium wall:text-sm">{service.name}</span>
      {asOfMinute === null ? (
        <span className="min-w-0 flex-1 shrink-[99] truncate text-right text-2xs text-muted">
          {source}
        </span>
      ) : (
        <span className="flex-1 shrink-0 text-right text-2xs whitespace-nowrap text-muted">
          <span aria-hidden="true" className={fresh ? "hidden @[280px]:inline" : ""}>
            {ageShown(nowMinute - asOfMinute, told)}
          </span>
          <span className="sr-only">{ageSpoken(nowMinute - asOfMinute, told)}</span>
        </span>
      )}
      <HealthWord health={health} />
    </li>
  );
}

/** The age of what is known, as short as its row needs it. */
function ageShown(minutes: number, told: boolean): string {
  const t = texts().warRoom.services;
  const age = minutes > 0 ? formatDuration(minutes) : t.now;
  return told ? t.told(age) : age;
}

function ageSpoken(minutes: number, told: boolean): string {
  const t = texts().warRoom.services;
  if (minutes <= 0) return ageShown(minutes, told);
  return (told ? t.toldAgo : t.ago)(formatDuration(minutes));
}

const COUNTED: readonly Health[] = ["impaired", "degraded", "recovering", "unknown"];

/** How many services are in each state that is not healthy; also stands on top of the phone's page. */
export function Tally(props: { services: readonly ServiceView[]; size?: number }) {
  const { services, size = 12 } = props;
  const t = texts().warRoom.services;
  const { health: healthWords } = texts().ui;
  const counts = COUNTED.map((health) => ({
    health,
    count: services.filter((service) => service.health === health).length,
  })).filter((entry) => entry.count > 0);
  return (
    <ul aria-label={t.byState} className="flex shrink-0 items-center gap-2 text-xs">
      {counts.map(({ health, count }) => (
        <li
          key={health}
          className="flex items-center gap-1"
          title={`${count} ${healthWords[health]}`}
        >
          <HealthShape health={health} size={size} />
          <span className="font-mono">{count}</span>
          <span className="sr-only">{healthWords[health]}</span>
        </li>
      ))}
      {services.length > 0 && counts.length === 0 ? (
        <li className="flex items-center gap-1 text-muted">
          <HealthShape health="healthy" size={size} /> {t.allHealthy}
        </li>
      ) : null}
    </ul>
  );
}
