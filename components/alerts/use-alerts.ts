"use client";
import { useEffect, useRef, useState } from "react";
import type { PlayerView } from "../../contract/views";
import { roomTitle } from "../session/room-title";
import { AlertBatches } from "./alert-batches";
import { noticesChoice, soundsChoice } from "./alert-choices";
import { alertSentences, unseenTitle } from "./alert-words";
import { type Alert, alertsBetween } from "./alert-worthy";
import { closeNotice, showNotice } from "./notices";
import { playTones, wakeSound } from "./tones";

interface Told {
  /** Tells two batches with the same words apart, or the second would not be read out. */
  count: number;
  alerts: readonly Alert[];
}

/** Follows the view and tells what is worth an alert in every way at once. @returns the newest batch, to be read out */
export function useAlerts(view: PlayerView): Told {
  const [told, setTold] = useState<Told>({ count: 0, alerts: [] });
  const title = roomTitle(view.room.title);
  const addUnseen = useUnseen(title);
  const before = useRef(view);
  const [batches] = useState(
    () =>
      new AlertBatches((alerts) => {
        setTold(({ count }) => ({ count: count + 1, alerts }));
        if (soundsChoice.now()) playTones(new Set(alerts.map(({ kind }) => kind)));
        if (document.hidden) addUnseen(alerts);
      }),
  );
  useEffect(() => {
    batches.add(alertsBetween(before.current, view));
    before.current = view;
  }, [batches, view]);
  useEffect(() => () => batches.stop(), [batches]);
  useWakingSound();
  return told;
}

/** Gathers what came while the page was hidden, for the title and the notice. @returns what adds to it */
function useUnseen(title: string): (alerts: readonly Alert[]) => void {
  const unseen = useRef<readonly Alert[]>([]);
  const [add] = useState(() => (alerts: readonly Alert[]) => {
    unseen.current = [...unseen.current, ...alerts];
    document.title = unseenTitle(title, unseen.current.length);
    if (noticesChoice.now()) showNotice(title, alertSentences(unseen.current));
  });
  useEffect(() => {
    const seen = () => {
      if (document.hidden) return;
      unseen.current = [];
      document.title = title;
      closeNotice();
    };
    document.addEventListener("visibilitychange", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      document.title = title;
      closeNotice();
    };
  }, [title]);
  return add;
}

/** After a reload the browser is silent again, until the first press of anything. */
function useWakingSound(): void {
  const on = soundsChoice.use();
  useEffect(() => {
    if (!on) return;
    const stop = new AbortController();
    const wake = () => {
      wakeSound();
      stop.abort();
    };
    for (const press of ["pointerdown", "keydown"]) {
      window.addEventListener(press, wake, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [on]);
}
