"use client";
import { memo, useMemo } from "react";
import type { ServiceView } from "../../contract/views";
import { texts } from "../texts/language";
import { ageText } from "./figure-text";
import { HealthShape, healthWord } from "./health-mark";
import { layoutMap, type MapLayout, type MapNode } from "./service-layout";
import { useSize } from "./use-size";

interface ServiceMapProps {
  services: readonly ServiceView[];
  nowMinute: number;
  /** 1 at arm's length; a wall takes more. */
  scale?: number;
  /** The service whose lines stand out. */
  chosen?: string | null;
  /** Without it the map is only looked at. */
  onChoose?: (serviceId: string) => void;
}

/**
 * Who needs whom, with the health that the team knows: what others stand on is left (or on top). Each box reads out its health, age and
 * needs, so the map needs no eyes.
 */
export const ServiceMap = memo(function ServiceMap(props: ServiceMapProps) {
  const { services, nowMinute, scale = 1, chosen = null, onChoose } = props;
  const [ref, box] = useSize<HTMLDivElement>({ width: 640, height: 300 });
  const layout = useMemo(() => layoutMap(services, box, scale), [services, box, scale]);
  const at = new Map(layout.nodes.map((node) => [node.id, node]));
  return (
    <div ref={ref} className="relative h-full min-h-0 w-full">
      <div className="relative" style={{ width: layout.width, height: layout.height }}>
        <Lines layout={layout} chosen={chosen} />
        <ul aria-label={texts().charts.map}>
          {services.map((service) => (
            <Service
              key={service.id}
              service={service}
              services={services}
              nowMinute={nowMinute}
              scale={scale}
              node={at.get(service.id)}
              layout={layout}
              chosen={chosen === service.id}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </div>
    </div>
  );
});

function Lines({ layout, chosen }: { layout: MapLayout; chosen: string | null }) {
  const isNear = ({ from, to }: { from: string; to: string }) => from === chosen || to === chosen;
  const sorted = [...layout.edges].sort((a, b) => Number(isNear(a)) - Number(isNear(b)));
  return (
    <svg
      aria-hidden="true"
      width={layout.width}
      height={layout.height}
      className="absolute inset-0 overflow-visible"
    >
      {sorted.map((edge) => (
        <path
          key={`${edge.from} ${edge.to}`}
          d={edge.path}
          fill="none"
          strokeWidth={isNear(edge) ? 2 : 1.25}
          className={isNear(edge) ? "stroke-accent" : "stroke-line-strong"}
        />
      ))}
    </svg>
  );
}

interface ServiceProps extends Pick<ServiceMapProps, "services" | "nowMinute"> {
  onChoose: ((serviceId: string) => void) | undefined;
  service: ServiceView;
  node: MapNode | undefined;
  layout: MapLayout;
  scale: number;
  chosen: boolean;
}

function Service(props: ServiceProps) {
  const { service, node, layout, scale, chosen, onChoose } = props;
  const look = {
    left: node?.left,
    top: node?.top,
    width: layout.nodeWidth,
    height: layout.nodeHeight,
    fontSize: `${11 * scale}px`,
  };
  const classes = `absolute flex flex-col justify-center overflow-hidden rounded-control border px-1.5 text-left leading-[1.2] ${chosen ? "border-accent!" : "border-line-strong!"}`;
  const inside = <Inside {...props} />;
  return (
    <li>
      {onChoose ? (
        <button
          type="button"
          aria-pressed={chosen}
          onClick={() => onChoose(service.id)}
          style={look}
          className={`${classes} bg-panel hover:bg-raised`}
        >
          {inside}
        </button>
      ) : (
        <div style={look} className={`${classes} bg-panel`}>
          {inside}
        </div>
      )}
    </li>
  );
}

function Inside({ service, services, nowMinute, scale }: ServiceProps) {
  const { health, asOfMinute, name } = service;
  const { neverRead, needs } = texts().charts;
  const age = asOfMinute === null ? neverRead : ageText(asOfMinute, nowMinute);
  const names = service.dependsOn.flatMap(
    (id) => services.find((one) => one.id === id)?.name ?? [],
  );
  return (
    <>
      {health === "unknown" ? (
        <span aria-hidden="true" className="hatched pointer-events-none absolute inset-0" />
      ) : null}
      <span className="relative line-clamp-2 font-medium">{name}</span>
      <span className="relative flex items-center gap-1 whitespace-nowrap text-muted">
        <HealthShape health={health} size={11 * scale} />
        <span className="truncate">
          {healthWord(health)}
          <span className="sr-only">, </span>
          <span aria-hidden="true"> · </span>
          {age}
        </span>
      </span>
      {names.length > 0 ? <span className="sr-only">; {needs(names.join(", "))}</span> : null}
    </>
  );
}
