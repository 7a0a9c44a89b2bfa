"use client";
import { Tabs as Base } from "@base-ui/react/tabs";
import { Clock3 } from "lucide-react";
import type { ReactNode } from "react";

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
  /** Many tabs: they stand closer, and wrap on a small laptop before one is out of sight. */
  dense?: boolean;
  className?: string;
}

const ROOMY = { list: "", tab: "px-2.5 text-sm xl:px-3" };
const DENSE = {
  list: "max-xl:flex-wrap max-xl:overflow-visible",
  tab: "px-2 text-sm xl:max-[1340px]:px-1.5 xl:max-[1340px]:text-xs wall:px-3",
};

/** Tabs whose panels fill what is left of the height. Only the chosen panel is in the document. */
export function Tabs(props: TabsProps) {
  const { label, items, value, onChange, aside, className = "" } = props;
  const look = props.dense ? DENSE : ROOMY;
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
          className={`flex min-w-0 flex-1 overflow-x-auto [scrollbar-width:none] max-sm:flex-wrap max-sm:overflow-visible ${look.list}`}
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
