"use client";
import type { CommandType } from "../../contract/commands";
import type { PlayerView } from "../../contract/views";
import { Briefing } from "../session/briefing";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";
import { Dialog } from "../ui/dialog";
import { ActionSheet } from "./action-sheet";
import { CommandDialog } from "./command-dialog";
import { DeclareDialog, EndDialog } from "./command-dialogs";
import { HelpDialog } from "./help-dialog";
import { ConfirmCauseDialog, EvidenceDialog, ProposeDialog } from "./hypothesis-dialogs";
import { Palette } from "./palette";
import { SeatDialog } from "./seat-dialog";
import type { WarRoomDialog } from "./top-bar";
import { whyNot, withWho } from "./who-may";
import { CancelDialog, TurnDialog } from "./work-dialogs";

/** Which dialog is open, with what it is about. */
export type OpenDialog =
  | { kind: Exclude<WarRoomDialog, "propose"> }
  | { kind: "propose" }
  | { kind: "action"; actionId: string }
  | { kind: "evidence"; itemId: string }
  | { kind: "confirm"; hypothesisId: string }
  | { kind: "turn" | "cancel"; workId: string };

interface DialogsProps {
  dialog: OpenDialog | null;
  view: PlayerView;
  ask: Ask;
  show: (dialog: OpenDialog | null) => void;
}

/** The one dialog that is open. It reads the newest view, so that it is right even when the world moves under it. */
export function Dialogs({ dialog, view, ask, show }: DialogsProps) {
  const onClose = () => show(null);
  const common = { view, ask, onClose };
  switch (dialog?.kind) {
    case undefined:
      return null;
    case "declare":
      return <DeclareDialog {...common} />;
    case "command":
      return <CommandDialog {...common} />;
    case "end":
      return <EndDialog {...common} />;
    case "seat":
      return (
        <SeatDialog
          {...common}
          onBriefing={() => show({ kind: "briefing" })}
          onCommand={() => show({ kind: "command" })}
        />
      );
    case "help":
      return (
        <HelpDialog
          controls={view.you.controls}
          notes={!whyNot(view, "note.write")}
          onClose={onClose}
        />
      );
    case "briefing":
      return <BriefingDialog room={view.room} onClose={onClose} />;
    case "palette":
      return (
        <Palette
          actions={withWho(view.actions, view)}
          commands={pageCommands(view, show)}
          onOpen={(actionId) => show({ kind: "action", actionId })}
          onClose={onClose}
        />
      );
    case "action": {
      const known = view.actions.filter(({ id }) => id === dialog.actionId);
      const action = withWho(known, view)[0];
      if (!action) return null;
      const { attention } = view.you;
      return <ActionSheet action={action} attention={attention} ask={ask} onClose={onClose} />;
    }
    case "turn":
    case "cancel":
      return <WorkDialog {...common} kind={dialog.kind} workId={dialog.workId} />;
    case "propose":
    case "evidence":
    case "confirm":
      return <HypothesisDialog {...common} dialog={dialog} show={show} />;
  }
}

type AboutHypothesis = Extract<OpenDialog, { kind: "evidence" | "confirm" }> | { kind: "propose" };

function HypothesisDialog(props: {
  dialog: AboutHypothesis;
  view: PlayerView;
  ask: Ask;
  onClose: () => void;
  show: DialogsProps["show"];
}) {
  const { dialog, view, ask, onClose, show } = props;
  const { board } = view.hypotheses;
  if (dialog.kind === "propose") {
    const off = whyNot(view, "hypothesis.propose");
    return <ProposeDialog hypotheses={view.hypotheses} {...{ off, ask, onClose }} />;
  }
  if (dialog.kind === "evidence") {
    const item = view.channel.find((line) => line.id === dialog.itemId);
    const onPropose = () => show({ kind: "propose" });
    return item ? <EvidenceDialog {...{ item, board, ask, onClose, onPropose }} /> : null;
  }
  const hypothesis = board.find((known) => known.id === dialog.hypothesisId);
  return hypothesis ? <ConfirmCauseDialog {...{ hypothesis, ask, onClose }} /> : null;
}

function WorkDialog(props: {
  kind: "turn" | "cancel";
  workId: string;
  view: PlayerView;
  ask: Ask;
  onClose: () => void;
}) {
  const { view, ask, onClose } = props;
  const work = view.works.find((known) => known.id === props.workId);
  if (!work) return null;
  const common = { work, ask, onClose };
  if (props.kind === "turn") return <TurnDialog {...common} />;
  const action = view.actions.find((known) => known.id === work.actionId);
  return <CancelDialog {...common} action={action} />;
}

function BriefingDialog({ room, onClose }: { room: PlayerView["room"]; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={room.title} wide>
      <Briefing room={room} />
    </Dialog>
  );
}

/** What the palette offers of the page itself. */
const PAGE_COMMANDS = ["declare", "command", "propose", "seat", "briefing", "help"] as const;

/** Those that send something, and what they send; the others only read. */
const SENDS: Partial<Record<(typeof PAGE_COMMANDS)[number], CommandType>> = {
  declare: "incident.declare",
  command: "incident.take-command",
  propose: "hypothesis.propose",
};

function pageCommands(view: PlayerView, show: DialogsProps["show"]) {
  const { commands, palette } = texts().warRoom;
  const hintOf = (type: CommandType | undefined) => (type && whyNot(view, type)) || palette.room;
  return PAGE_COMMANDS.map((kind) => ({
    id: kind,
    title: commands[kind],
    hint: hintOf(SENDS[kind]),
    off: hintOf(SENDS[kind]) !== palette.room,
    run: () => show({ kind }),
  }));
}
