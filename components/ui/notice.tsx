import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { texts } from "../texts/language";

export type NoticeTone = "info" | "warning" | "error";
const LOOKS: Record<NoticeTone, { icon: typeof Info; colour: string }> = {
  info: { icon: Info, colour: "text-accent" },
  warning: { icon: TriangleAlert, colour: "text-degraded" },
  error: { icon: CircleAlert, colour: "text-impaired" },
};

interface NoticeProps {
  tone?: NoticeTone;
  children: ReactNode;
  /** A button that solves it. */
  action?: ReactNode;
}

/** A sentence in the page about the page itself. Warnings and errors are read out at once. */
export function Notice({ tone = "info", children, action }: NoticeProps) {
  const { icon: Icon, colour } = LOOKS[tone];
  return (
    <div
      role={tone === "info" ? "status" : "alert"}
      className="flex items-center gap-2.5 rounded-panel border border-line-strong bg-panel px-3 py-2 text-sm"
    >
      <Icon size={16} className={`shrink-0 ${colour}`} aria-hidden />
      <span className="sr-only">{texts().ui.tones[tone]}:</span>
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}
