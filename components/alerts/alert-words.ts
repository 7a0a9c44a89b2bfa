import { texts } from "../texts/language";
import type { Alert } from "./alert-worthy";

/** More at once would be read out for longer than anybody listens. */
const SENTENCES_MAX = 4;
/** The beginning of a message tells whether to go and read it. */
const MESSAGE_MAX_CHARS = 140;

/** One sentence for each alert, the newest last; of many only the newest and how many came before them. */
export function alertSentences(alerts: readonly Alert[]): string[] {
  const more = alerts.length - SENTENCES_MAX;
  const sentences = alerts.slice(-SENTENCES_MAX).map(sentence);
  return more > 0 ? [texts().alerts.earlier(more), ...sentences] : sentences;
}

function sentence(alert: Alert): string {
  const words = texts().alerts.happened;
  switch (alert.kind) {
    case "alarm":
      return words.alarm(alert.name);
    case "inject":
      return words.inject(alert.from, shortened(alert.text));
    case "answer":
      return words.answer(alert.from, shortened(alert.text));
    case "approval":
      return words.approval(alert.title);
    case "overdue":
      return words.overdue;
  }
}

function shortened(text: string): string {
  if (text.length <= MESSAGE_MAX_CHARS) return text;
  const cut = text.slice(0, MESSAGE_MAX_CHARS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))} …`;
}

/** The page's title, with what came while nobody looked in front. */
export function unseenTitle(title: string, unseen: number): string {
  return unseen === 0 ? title : `(${unseen}) ${title}`;
}
