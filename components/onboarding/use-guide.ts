"use client";
import { useState } from "react";
import type { PlayerView } from "../../contract/views";
import { type Progress, progressOf } from "./steps";

/** What a reader passed over or left by hand; everything else follows from the view. */
interface Kept {
  passed: readonly string[];
  left: boolean;
}
const NOTHING: Kept = { passed: [], left: false };

function keyOf(code: string): string {
  return `shardfall.guide.${code}`;
}

function read(code: string): Kept {
  try {
    const [left, ...passed] = (localStorage.getItem(keyOf(code)) ?? "").split(" ");
    return { passed, left: left === "left" };
  } catch {
    return NOTHING;
  }
}

function write(code: string, { left, passed }: Kept): void {
  try {
    localStorage.setItem(keyOf(code), [left ? "left" : "here", ...passed].join(" "));
  } catch {
    // Kept by this page only; after a reload the view still shows what was done.
  }
}

export interface Guide extends Progress {
  left: boolean;
  pass: () => void;
  leave: () => void;
}

/** The reader's place in the prologue of one room. */
export function useGuide(view: PlayerView): Guide {
  const { code } = view.room;
  const [kept, setKept] = useState(() => read(code));
  const progress = progressOf(view, new Set(kept.passed));
  const keep = (next: Kept) => {
    setKept(next);
    write(code, next);
  };
  return {
    ...progress,
    left: kept.left,
    pass: () => {
      if (progress.step) keep({ ...kept, passed: [...kept.passed, progress.step.id] });
    },
    leave: () => keep({ ...kept, left: true }),
  };
}
