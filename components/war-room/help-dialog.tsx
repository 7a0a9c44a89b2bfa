"use client";
import { Dialog } from "../ui/dialog";
import { HEALTHS, HealthMark } from "../ui/health-mark";

const KEYS: readonly [string, string][] = [
  ["Ctrl K", "Find an action"],
  ["C", "Write in the channel"],
  ["A", "Search the actions"],
  ["H", "Propose a hypothesis"],
  ["D", "Declare, or change the severity"],
  ["?", "This page"],
];
const CLOCK_KEYS: readonly [string, string][] = [
  ["P", "Pause or run the clock"],
  ["S", "Step one minute"],
];

export function HelpDialog({ controls, onClose }: { controls: boolean; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Shortcuts and signs">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 text-sm">
        {[...KEYS, ...(controls ? CLOCK_KEYS : [])].map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border bg-raised px-1.5 py-0.5 font-mono text-xs">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-4 mb-1 text-sm font-semibold">What the team knows of a service</h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {HEALTHS.map((health) => (
          <li key={health}>
            <HealthMark health={health} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        Hatched areas in a curve have no reading: silence is not calm. A tinted, underlined stretch
        was filled in later: nobody saw it at its time. A dashed line marks a limit: an alarm’s, or
        full capacity. A vertical line marks something the team did. Ages are in simulated minutes.
      </p>
    </Dialog>
  );
}
