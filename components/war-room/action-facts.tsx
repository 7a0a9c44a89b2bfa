import type { ReactNode } from "react";
import type { ActionView, PlayerView } from "../../contract/views";
import { texts } from "../texts/language";
import { RiskMark } from "./risk-mark";

interface ActionFactsProps {
  action: ActionView;
  attention: PlayerView["you"]["attention"];
}

/** In the order of the decision. */
const SENTENCES = ["does", "needs", "cannotTell", "riskNote", "undo"] as const;

/** What is known of an action before it is ordered: the sentences, then the figures. */
export function ActionFacts({ action, attention }: ActionFactsProps) {
  const t = texts().actions.fact;
  const free = Math.max(0, attention.max - attention.used);
  return (
    <>
      <dl className="flex flex-col gap-2">
        {SENTENCES.filter((name) => action[name]).map((name) => (
          <div key={name}>
            <dt className="text-2xs font-medium text-muted">{t[name]}</dt>
            <dd className="text-sm">{action[name]}</dd>
          </div>
        ))}
      </dl>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(96px,auto))] gap-x-5 gap-y-2 border-y py-2">
        <Figure label={t.takes}>
          <span className="font-mono">{action.expected}</span>
        </Figure>
        <Figure label={t.busy}>
          {texts().words.people(action.people)}
          <span
            className={`block text-2xs ${free < action.people ? "text-degraded" : "text-muted"}`}
          >
            {t.free(free, attention.max)}
          </span>
        </Figure>
        <Figure label={t.risk}>
          <span className="flex h-[1.385em] items-center">
            <RiskMark risk={action.risk} />
          </span>
        </Figure>
        <Figure label={t.approval}>
          {action.needsApproval ? t.approvalNeeded : t.approvalNotNeeded}
        </Figure>
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
