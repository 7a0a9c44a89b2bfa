"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { NAME_LENGTH_MAX_CHARS, ROOM_CODE_LENGTH_CHARS } from "../../contract/limits";
import type { Rejection } from "../../contract/rejections";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { CheckField, TextField } from "../ui/field";
import { Notice } from "../ui/notice";
import { ask } from "./connection";
import { cleanCode, spokenCode } from "./room-code";
import { keepToken } from "./tokens";
import { useHeld, useRoomLook } from "./use-room-look";

const PLACEHOLDER = "ABC DEF";
const ABOUT_NAME = ["name-taken", "name-invalid"];
const ABOUT_CODE = ["unknown-room", "room-ended", "room-full"];

/** Code and name; everything typed stays when the server refuses. */
export function JoinForm({ initialCode }: { initialCode: string }) {
  const [code, setCode] = useState(initialCode);
  const [name, setName] = useState("");
  const [observe, setObserve] = useState(false);
  const clean = cleanCode(code);
  const look = useRoomLook(clean);
  const held = useHeld("seat", clean);
  const hosts = useHeld("facilitator", clean);
  const { join, refused, forget, busy } = useJoin();
  const codeError = ABOUT_CODE.includes(refused?.code ?? "") ? refused?.sentence : look.error;
  const nameError = ABOUT_NAME.includes(refused?.code ?? "") ? refused?.sentence : undefined;
  return (
    <form
      className="mx-auto flex max-w-md flex-col gap-5 py-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && clean && name.trim()) void join(clean, name, observe);
      }}
    >
      <h1 className="text-xl font-semibold">{texts().join.title}</h1>
      <TextField
        label={texts().join.code}
        note={look.found ?? texts().join.codeNote(ROOM_CODE_LENGTH_CHARS)}
        error={codeError}
        value={code === clean ? spokenCode(clean) : code}
        onChange={(event) => {
          setCode(event.target.value.toUpperCase());
          forget();
        }}
        onBlur={() => setCode(clean)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={PLACEHOLDER}
        className="h-11! font-mono text-lg tracking-widest"
      />
      <TextField
        label={texts().join.name}
        note={texts().join.nameNote(NAME_LENGTH_MAX_CHARS)}
        error={nameError}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="nickname"
        dir="auto"
        className="h-11!"
      />
      <CheckField
        label={texts().join.observe}
        note={texts().join.observeNote}
        checked={observe}
        onChange={setObserve}
      />
      {refused && codeError !== refused.sentence && !nameError ? (
        <Notice tone="warning">{refused.sentence}</Notice>
      ) : null}
      <Button type="submit" tone="primary" size="large" why={missing(busy, clean, name)}>
        {texts().join.submit}
      </Button>
      {held ? (
        <Notice action={<ButtonLink href={`/room/${clean}`}>{texts().join.toSeat}</ButtonLink>}>
          {texts().join.held}
        </Notice>
      ) : null}
      {hosts ? (
        <Notice
          action={<ButtonLink href={`/facilitate/${clean}`}>{texts().join.toDesk}</ButtonLink>}
        >
          {texts().join.hosts}
        </Notice>
      ) : null}
    </form>
  );
}

function missing(busy: boolean, code: string, name: string): string | undefined {
  if (busy) return texts().join.joining;
  if (code === "") return texts().join.codeFirst;
  return name.trim() === "" ? texts().join.nameFirst : undefined;
}

/** Takes a seat, keeps its token in this browser and goes to the room. */
function useJoin() {
  const router = useRouter();
  const [refused, setRefused] = useState<Rejection | null>(null);
  const [busy, setBusy] = useState(false);
  async function join(code: string, name: string, observe: boolean): Promise<void> {
    setBusy(true);
    setRefused(null);
    const answer = await ask<"room.join">({ type: "room.join", code, name, observe });
    if (answer.ok) {
      keepToken("seat", answer.value.code, answer.value.token);
      router.push(`/room/${answer.value.code}`);
      return;
    }
    setBusy(false);
    setRefused(answer.rejection);
  }
  return { join, refused, forget: () => setRefused(null), busy };
}
