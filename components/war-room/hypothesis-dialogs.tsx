"use client";
import { useState } from "react";
import { TITLE_LENGTH_MAX_CHARS } from "../../contract/limits";
import type { ChannelItemView, HypothesisView, PlayerView } from "../../contract/views";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { SelectField, TextField } from "../ui/field";
import { Notice } from "../ui/notice";
import { Choice } from "./choice";
import { useSubmit } from "./submit";

const OWN_WORDS = "own";

/** One of the scenario's suspects, or an idea in one's own words. */
export function ProposeDialog(props: {
  hypotheses: PlayerView["hypotheses"];
  /** Why this seat proposes nothing; empty when it may. */
  off: string;
  ask: Ask;
  onClose: () => void;
}) {
  const { hypotheses, ask, onClose } = props;
  const t = texts().hypotheses;
  const taken = new Set(hypotheses.board.map((known) => known.suspectId));
  const free = hypotheses.suspects.filter((suspect) => !taken.has(suspect.id));
  const [chosen, setChosen] = useState(free[0]?.id ?? OWN_WORDS);
  const [text, setText] = useState("");
  const { submit, refused, busy } = useSubmit(ask, onClose);
  const own = chosen === OWN_WORDS;
  const suspect = free.find((known) => known.id === chosen);
  const propose = () =>
    void submit({
      type: "hypothesis.propose",
      suspectId: own ? null : chosen,
      text: own ? text.trim() : (suspect?.title ?? ""),
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.propose}
      description={t.proposeNote}
      footer={
        <Button
          tone="primary"
          why={props.off || (own && !text.trim() ? t.ideaMissing : busy)}
          onClick={propose}
        >
          {t.proposeIt}
        </Button>
      }
    >
      <div className="flex flex-col gap-2">
        {free.map((known) => (
          <Choice
            key={known.id}
            name="suspect"
            checked={chosen === known.id}
            onChoose={() => setChosen(known.id)}
            title={known.title}
            note=""
          />
        ))}
        <Choice
          name="suspect"
          checked={own}
          onChoose={() => setChosen(OWN_WORDS)}
          title={t.ownWords}
          note={t.ownWordsNote}
        />
        {own ? (
          <TextField
            label={t.idea}
            maxLength={TITLE_LENGTH_MAX_CHARS}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        ) : null}
        {refused ? <Notice tone="warning">{refused}</Notice> : null}
      </div>
    </Dialog>
  );
}

/** Says which hypothesis a result speaks about, and for or against it. */
export function EvidenceDialog(props: {
  item: ChannelItemView;
  board: readonly HypothesisView[];
  ask: Ask;
  onClose: () => void;
  onPropose: () => void;
}) {
  const { item, board, ask, onClose } = props;
  const t = texts().hypotheses;
  const [hypothesisId, setHypothesisId] = useState(board[0]?.id ?? "");
  const { submit, refused, busy } = useSubmit(ask, onClose);
  const pin = (stance: "for" | "against") =>
    void submit({ type: "evidence.pin", hypothesisId, itemId: item.id, stance });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.pin}
      description={item.text}
      footer={
        board.length === 0 ? (
          <Button tone="primary" onClick={props.onPropose}>
            {t.propose}
          </Button>
        ) : (
          <>
            <Button why={busy} onClick={() => pin("against")}>
              {t.speaksAgainst}
            </Button>
            <Button why={busy} tone="primary" onClick={() => pin("for")}>
              {t.speaksFor}
            </Button>
          </>
        )
      }
    >
      {item.lines.length > 0 ? (
        <pre className="mb-3 rounded bg-page px-2 py-1 font-mono text-xs whitespace-pre-wrap">
          {item.lines.join("\n")}
        </pre>
      ) : null}
      {item.audience === "all" ? null : <p className="mb-2 text-sm text-muted">{t.pinShares}</p>}
      {board.length === 0 ? (
        <p className="text-sm text-muted">{t.boardEmpty}</p>
      ) : (
        <SelectField
          label={t.hypothesis}
          value={hypothesisId}
          onChange={(event) => setHypothesisId(event.target.value)}
        >
          {board.map((known) => (
            <option key={known.id} value={known.id}>
              {known.title}
            </option>
          ))}
        </SelectField>
      )}
      {refused ? <Notice tone="warning">{refused}</Notice> : null}
    </Dialog>
  );
}

export function ConfirmCauseDialog(props: {
  hypothesis: HypothesisView;
  ask: Ask;
  onClose: () => void;
}) {
  const { hypothesis, ask, onClose } = props;
  const t = texts().hypotheses;
  const { submit, refused, busy } = useSubmit(ask, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.confirmAsked}
      description={hypothesis.title}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t.notYet}
          </Button>
          <Button
            tone="primary"
            why={busy}
            onClick={() => void submit({ type: "cause.confirm", hypothesisId: hypothesis.id })}
          >
            {t.confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm">{t.confirmNote(hypothesis.evidence.length)}</p>
      {refused ? <Notice tone="warning">{refused}</Notice> : null}
    </Dialog>
  );
}
