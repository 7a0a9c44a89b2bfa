import { ALERT_KINDS, type Alert } from "./alert-worthy";

type Kind = Alert["kind"];

/** Short and low, told apart by their melody: Hz of each note. */
const NOTES_HZ: Record<Kind, readonly number[]> = {
  alarm: [880, 659, 880],
  inject: [523, 784],
  answer: [659, 587],
  approval: [392, 523, 659],
  overdue: [440, 330],
};
const NOTE_S = 0.11;
const PAUSE_S = 0.25;
/** A tenth of full volume. */
const LOUDNESS = 0.1;
/** A note that begins or ends at once clicks. */
const RAMP_S = 0.02;

let context: AudioContext | undefined;

export function canSound(): boolean {
  return typeof AudioContext !== "undefined";
}

/** Browsers are silent until somebody has pressed something on the page; to be called on a press. */
export function wakeSound(): void {
  if (!canSound()) return;
  context ??= new AudioContext();
  void context.resume();
}

/** Plays the tone of each kind once, one after the other. Where the browser is still silent nothing is kept for later: late is wrong. */
export function playTones(kinds: ReadonlySet<Kind>): void {
  if (context?.state !== "running") return;
  let at = context.currentTime;
  for (const kind of ALERT_KINDS) {
    if (!kinds.has(kind)) continue;
    for (const pitch of NOTES_HZ[kind]) {
      playNote(context, pitch, at);
      at += NOTE_S;
    }
    at += PAUSE_S;
  }
}

/** All of them, so that one knows them. */
export async function tryTones(): Promise<void> {
  wakeSound();
  await context?.resume();
  playTones(new Set(ALERT_KINDS));
}

function playNote(audio: AudioContext, pitchHz: number, at: number): void {
  const note = audio.createOscillator();
  const volume = audio.createGain();
  note.type = "sine";
  note.frequency.value = pitchHz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + RAMP_S);
  volume.gain.setValueAtTime(LOUDNESS, at + NOTE_S - RAMP_S);
  volume.gain.linearRampToValueAtTime(0, at + NOTE_S);
  note.connect(volume).connect(audio.destination);
  note.start(at);
  note.stop(at + NOTE_S);
}
