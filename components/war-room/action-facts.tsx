import type { ReactNode } from "react";
import type { ActionView, PlayerView } from "../../contract/views";
import { RiskMark } from "./risk-mark";
import { peopleText } from "./words";

interface ActionFactsProps {
  action: ActionView;
  attention: PlayerView["you"]["attention"];
}

/** What is known of an action before it is ordered: the sentences in the order of the decision, then the figures. */
export function ActionFacts({ action, attention }: ActionFactsProps) {
  const sentences: [string, string][] = [
    ["What it does", action.does],
    ["Needs first", action.needs],
    ["What it cannot tell", action.cannotTell],
    ["What it disturbs", action.riskNote],
    ["How it is taken back", action.undo],
  ];
  const free = Math.max(0, attention.max - attention.used);
  return (
    <>
      <dl className="flex flex-col gap-2">
        {sentences
          .filter(([, text]) => text)
          .map(([label, text]) => (
            <div key={label}>
              <dt className="text-2xs font-medium text-muted">{label}</dt>
              <dd className="text-sm">{text}</dd>
            </div>
          ))}
      </dl>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(96px,auto))] gap-x-5 gap-y-2 border-y py-2">
        <Figure label="Takes">
          <span className="font-mono">{action.expected}</span>
        </Figure>
        <Figure label="Keeps busy">
          {peopleText(action.people)}
          <span
            className={`block text-2xs ${free < action.people ? "text-degraded" : "text-muted"}`}
          >
            {free} of your {attention.max} free
          </span>
        </Figure>
        <Figure label="Risk">
          <span className="flex h-[1.385em] items-center">
            <RiskMark risk={action.risk} />
          </span>
        </Figure>
        <Figure label="Approval">{action.needsApproval ? "waits for the IC" : "not needed"}</Figure>
      </dl>
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-2xs font-medium text-muted">{label}</dt>
      <dd className="text-sm">{children}</dd>
    </div>
  );
}
