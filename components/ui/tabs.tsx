"use client";
import { Tabs as Base } from "@base-ui/react/tabs";
import { ChevronRight, Clock3 } from "lucide-react";
import type { ReactNode } from "react";
import { useCallback, useEffect, useRef, useState } from "react";

export interface TabItem {
  id: string;
  label: string;
  /** Small number after the label, such as alarms that fire. */
  count?: number | undefined;
  /** Says that something in there waits; shown as a mark and read out. */
  alert?: string | undefined;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (id: string) => void;
  /** Stands at the right end of the row of tabs. */
  aside?: ReactNode;
  /** Many tabs: they stand closer, and wrap on a small laptop before one is out of sight. A phone scrolls them in one row. */
  dense?: boolean;
  className?: string;
}

const ROOMY = { list: "", tab: "px-2.5 text-sm xl:px-3" };
const DENSE = {
  list: "sm:max-xl:flex-wrap sm:max-xl:overflow-visible",
  tab: "px-2 text-sm xl:max-[1340px]:px-1.5 xl:max-[1340px]:text-xs wall:px-3",
};

/** Tabs whose panels fill what is left of the height. Only the chosen panel is in the document. */
export function Tabs(props: TabsProps) {
  const { label, items, value, onChange, aside, className = "" } = props;
  const look = props.dense ? DENSE : ROOMY;
  const { row, more, onScroll } = useMore(value);
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => onChange(String(next))}
      className={`flex min-h-0 min-w-0 flex-col ${className}`}
    >
      <div className="flex shrink-0 items-center gap-2 border-b pr-2">
        <Base.List
          aria-label={label}
          activateOnFocus
          ref={row}
          onScroll={onScroll}
          className={`relative flex min-w-0 flex-1 overflow-x-auto [scrollbar-width:none] ${look.list} ${FADES[more]}`}
        >
          {items.map((item) => (
            <Base.Tab
              key={item.id}
              value={item.id}
              className={`touchable flex h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-muted hover:text-ink data-active:border-accent data-active:font-medium data-active:text-ink ${look.tab}`}
            >
              {item.label}
              {item.alert ? (
                <span className="flex items-center gap-1 font-medium text-degraded">
                  <Clock3 size={13} aria-hidden />
                  {item.alert}
                </span>
              ) : null}
              {item.count ? (
                <span className="rounded-full bg-raised px-1.5 text-2xs text-ink">
                  {item.count}
                </span>
              ) : null}
            </Base.Tab>
          ))}
        </Base.List>
        {more === "right" || more === "both" ? (
          <ChevronRight size={16} aria-hidden className="-mx-1 shrink-0 text-muted" />
        ) : null}
        {aside}
      </div>
      {items.map((item) => (
        <Base.Panel
          key={item.id}
          value={item.id}
          className="relative min-h-0 flex-1 overflow-y-auto focus-visible:outline-offset-[-2px]"
        >
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

type More = "none" | "left" | "right" | "both";
/** The row fades where it goes on. */
const FADES: Record<More, string> = {
  none: "",
  left: "[mask-image:linear-gradient(to_right,transparent,black_2rem)]",
  right: "[mask-image:linear-gradient(to_left,transparent,black_2rem)]",
  both: "[mask-image:linear-gradient(to_right,transparent,black_2rem,black_calc(100%-2rem),transparent)]",
};

/** On which side a row of tabs goes on out of sight; brings the chosen one into it. */
function useMore(value: string) {
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<More>("none");
  const onScroll = useCallback(() => {
    if (row.current) setMore(moreOf(row.current));
  }, []);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(onScroll);
    observer.observe(element);
    return () => observer.disconnect();
  }, [onScroll]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is what moves the row
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>("[data-active]");
    if (row.current && chosen) {
      row.current.scrollLeft =
        chosen.offsetLeft - (row.current.clientWidth - chosen.clientWidth) / 2;
    }
    onScroll();
  }, [value, onScroll]);
  return { row, more, onScroll };
}

function moreOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): More {
  const left = scrollLeft > 1;
  const right = scrollLeft + clientWidth < scrollWidth - 1;
  if (left) return right ? "both" : "left";
  return right ? "right" : "none";
}
