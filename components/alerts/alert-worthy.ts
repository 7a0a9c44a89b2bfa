import type { ChannelItemView, PlayerView } from "../../contract/views";

/** What is worth calling somebody back to the screen for. Everything else waits until it is looked at. */
export type Alert =
  | { readonly kind: "alarm"; readonly name: string }
  | { readonly kind: "inject"; readonly from: string; readonly text: string }
  /** What this seat has asked for is there. */
  | { readonly kind: "answer"; readonly from: string; readonly text: string }
  | { readonly kind: "approval"; readonly title: string }
  | { readonly kind: "overdue" };

export const ALERT_KINDS = [
  "alarm",
  "inject",
  "answer",
  "approval",
  "overdue",
] as const satisfies readonly Alert["kind"][];

/** The sections of a seat's own view that are looked at: an alert holds nothing that the seat could not read anyway. */
export type AlertSections = Pick<
  PlayerView,
  "clock" | "you" | "alarms" | "channel" | "works" | "incident"
>;

/** Decides alone, for sound, notice, title and the words read out, what of a change of the view is an alert. */
export function alertsBetween(before: AlertSections, after: AlertSections): readonly Alert[] {
  // What stands there when the clock starts is how the story begins and not news.
  if (before.clock.phase !== "live" || after.clock.phase !== "live") return [];
  return [
    ...newAlarms(before, after),
    ...newInjects(before, after),
    ...newAnswers(before, after),
    ...newApprovals(before, after),
    ...newlyOverdue(before, after),
  ];
}

function newAlarms(before: AlertSections, after: AlertSections): Alert[] {
  if (before.alarms === after.alarms) return [];
  const firing = idsOf(before.alarms.filter(({ state }) => state === "ALARM"));
  return after.alarms
    .filter(({ id, state }) => state === "ALARM" && !firing.has(id))
    .map(({ name }) => ({ kind: "alarm", name }));
}

function newInjects(before: AlertSections, after: AlertSections): Alert[] {
  return newLines(before, after, "inject")
    .filter((item) => isFor(after.you, item))
    .map(({ from, text }) => ({ kind: "inject", from, text }));
}

function newAnswers(before: AlertSections, after: AlertSections): Alert[] {
  return newLines(before, after, "result")
    .filter(({ seatId }) => seatId === after.you.seatId)
    .map(({ from, text }) => ({ kind: "answer", from, text }));
}

/** Whoever changes roles gets the lines of before to read; they are no news. */
function newLines(before: AlertSections, after: AlertSections, kind: ChannelItemView["kind"]) {
  if (before.channel === after.channel) return [];
  const known = idsOf(before.channel);
  return after.channel.filter(
    (item) => item.kind === kind && !known.has(item.id) && item.minute >= before.clock.minute,
  );
}

function isFor({ functions }: AlertSections["you"], { audience }: ChannelItemView): boolean {
  return audience === "all" ? functions.length > 0 : functions.includes(audience);
}

function newApprovals(before: AlertSections, after: AlertSections): Alert[] {
  if (before.works === after.works) return [];
  const asked = idsOf(before.works.filter(({ canApprove }) => canApprove));
  return after.works
    .filter(
      ({ id, canApprove, seatId }) => canApprove && !asked.has(id) && seatId !== after.you.seatId,
    )
    .map(({ title }) => ({ kind: "approval", title }));
}

function newlyOverdue(before: AlertSections, after: AlertSections): Alert[] {
  const isOverdue = ({ incident }: AlertSections) => incident.communications.state === "overdue";
  return isOverdue(after) && !isOverdue(before) ? [{ kind: "overdue" }] : [];
}

function idsOf(items: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id));
}
