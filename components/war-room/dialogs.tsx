"use client";
import type { PlayerView } from "../../contract/views";
import { Briefing } from "../session/briefing";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";
import { Dialog } from "../ui/dialog";
import { ActionSheet } from "./action-sheet";
import { CommandDialog, DeclareDialog, EndDialog } from "./command-dialogs";
import { HelpDialog } from "./help-dialog";
import { ConfirmCauseDialog, EvidenceDialog, ProposeDialog } from "./hypothesis-dialogs";
import { Palette } from "./palette";
import { SeatDialog } from "./seat-dialog";
import type { WarRoomDialog } from "./top-bar";
import { CancelDialog, TurnDialog } from "./work-dialogs";

/** Which dialog is open, with what it is about. */
export type OpenDialog =
  | { kind: WarRoomDialog }
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
      return <SeatDialog {...common} onBriefing={() => show({ kind: "briefing" })} />;
    case "help":
      return <HelpDialog controls={view.you.controls} onClose={onClose} />;
    case "briefing":
      return <BriefingDialog room={view.room} onClose={onClose} />;
    case "propose":
      return <ProposeDialog hypotheses={view.hypotheses} ask={ask} onClose={onClose} />;
    case "palette":
      return (
        <Palette
          actions={view.actions}
          commands={pageCommands(show)}
          onOpen={(actionId) => show({ kind: "action", actionId })}
          onClose={onClose}
        />
      );
    case "action": {
      const action = view.actions.find((known) => known.id === dialog.actionId);
      if (!action) return null;
      const { attention } = view.you;
      return <ActionSheet action={action} attention={attention} ask={ask} onClose={onClose} />;
    }
    case "evidence": {
      const item = view.channel.find((line) => line.id === dialog.itemId);
      if (!item) return null;
      return (
        <EvidenceDialog
          item={item}
          board={view.hypotheses.board}
          ask={ask}
          onClose={onClose}
          onPropose={() => show({ kind: "propose" })}
        />
      );
    }
    case "turn":
    case "cancel":
      return <WorkDialog {...common} kind={dialog.kind} workId={dialog.workId} />;
    case "confirm": {
      const hypothesis = view.hypotheses.board.find((known) => known.id === dialog.hypothesisId);
      return hypothesis ? (
        <ConfirmCauseDialog hypothesis={hypothesis} ask={ask} onClose={onClose} />
      ) : null;
    }
  }
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

function pageCommands(show: DialogsProps["show"]) {
  const { commands, palette } = texts().warRoom;
  return PAGE_COMMANDS.map((kind) => ({
    id: kind,
    title: commands[kind],
    hint: palette.room,
    run: () => show({ kind }),
  }));
}
