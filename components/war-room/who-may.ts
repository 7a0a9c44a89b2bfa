import type { CommandType } from "../../contract/commands";
import { OWN_SECTIONS, type OwnSection, ownersOf } from "../../contract/role-table";
import { FUNCTIONS, type ResponseFunction } from "../../contract/roles";
import type { ActionView, PlayerView, SeatView, WorkView } from "../../contract/views";
import { texts } from "../texts/language";

/** What has to be known of the table to say who may do something. */
export type Table = Pick<PlayerView, "you" | "seats" | "incident">;

/** Right-to-left letters of a name must not turn the sentence around it; other names need no marks around them. */
export function apart(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name;
}

/** Who holds one of these functions; whoever is in command counts as incident commander. */
export function holdersOf(
  { seats, incident }: Pick<Table, "seats" | "incident">,
  functions: readonly ResponseFunction[],
): SeatView[] {
  const commands = functions.includes("incident-commander") ? incident.commanderSeatId : null;
  return seats.filter(
    ({ id, kind, role }) =>
      (kind === "player" && functions.some((one) => one === role)) || id === commands,
  );
}

/** Functions that no player holds, which are everybody's. */
export function freeFunctions(seats: readonly SeatView[]): ResponseFunction[] {
  return FUNCTIONS.filter(
    (one) => !seats.some(({ kind, role }) => kind === "player" && role === one),
  );
}

export function namesOf(seats: readonly SeatView[]): string {
  return seats.map(({ name }) => apart(name)).join(", ");
}

function actsAs({ you, incident }: Table, functions: readonly ResponseFunction[]): boolean {
  if (functions.some((one) => you.functions.includes(one))) return true;
  return functions.includes("incident-commander") && incident.commanderSeatId === you.seatId;
}

function titlesOf(functions: readonly ResponseFunction[]): string {
  return functions.map((one) => texts().words.role[one]).join(` ${texts().whoMay.or} `);
}

/** Why this seat does not do what belongs to these functions; empty when it may. */
export function whyNotAs(table: Table, functions: readonly ResponseFunction[]): string {
  if (table.you.kind === "observer") return texts().warRoom.observersWatch;
  if (actsAs(table, functions)) return "";
  return texts().whoMay.does(titlesOf(functions), namesOf(holdersOf(table, functions)));
}

/** Why this seat may not give a command; empty when it may. */
export function whyNot(table: Table, type: CommandType): string {
  const owners = ownersOf(type);
  if (owners) return whyNotAs(table, owners);
  return table.you.kind === "observer" ? texts().warRoom.observersWatch : "";
}

/** Why this seat does not read a part of the view; empty when it does. */
export function whyNotRead(table: Table, section: OwnSection): string {
  const owners = OWN_SECTIONS[section];
  if (actsAs(table, owners)) return "";
  const people = holdersOf(table, owners);
  const { reads, playersRead } = texts().whoMay;
  return people.length === 0 ? playersRead : reads(titlesOf(owners), namesOf(people));
}

/** The catalogue with a name where another function does the work; the rest keeps its own reason. */
export function withWho(actions: readonly ActionView[], table: Table): readonly ActionView[] {
  return actions.map((action) => {
    const why = whyNotAs(table, [action.function]);
    return why ? { ...action, available: false, why } : action;
  });
}

/** Why this seat may not approve a piece of work that waits; empty when it may, or when nothing waits. */
export function whyNotApprove({ seats, incident }: Table, work: WorkView): string {
  if (work.state !== "awaiting-approval" || work.canApprove) return "";
  const commander = seats.find(({ id }) => id === incident.commanderSeatId);
  const { commanderDoes, nobodyCommands } = texts().whoMay;
  return commander ? commanderDoes(apart(commander.name)) : nobodyCommands;
}

/** Why this seat may not hold, change or cancel a piece of work; empty when it may: its own, its function's, or whoever commands. */
export function whyNotMove(table: Table, work: WorkView, actions: readonly ActionView[]): string {
  const { you, incident } = table;
  if (work.seatId === you.seatId || incident.commanderSeatId === you.seatId) return "";
  const action = actions.find(({ id }) => id === work.actionId);
  return action ? whyNotAs(table, [action.function]) : "";
}
