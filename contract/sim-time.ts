/**
 * Simulated time is a whole number of minutes since the scenario's trigger (T+0). The local clock is what the operator's own account used
 * (PST or PDT), so nothing here knows a time zone: a scenario says at which minute of its day T+0 was and how the zone is called.
 */
export interface SimClock {
  /** Minute of the local day at T+0, 0–1439. */
  startMinuteOfDay: number;
  /** Abbreviation as written in the sources, such as "PST". */
  zone: string;
  /** Local date at T+0, ISO "YYYY-MM-DD". */
  date: string;
}

const DAY_MINUTES = 1440;

/** "05:52", or "+1 00:10" on the day after T+0. */
export function formatClock(clock: SimClock, minute: number): string {
  const absolute = clock.startMinuteOfDay + minute;
  const day = Math.floor(absolute / DAY_MINUTES);
  const ofDay = absolute - day * DAY_MINUTES;
  const text = `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`;
  return day === 0 ? text : `${day > 0 ? "+" : ""}${day} ${text}`;
}

/** "T+188". */
export function formatOffset(minute: number): string {
  return minute < 0 ? `T−${-minute}` : `T+${minute}`;
}

/** "45 min", "4 h 24". Rounds to whole minutes. */
export function formatDuration(minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  const sign = minutes < 0 && whole > 0 ? "−" : "";
  if (whole < 60) return `${sign}${whole} min`;
  return `${sign}${Math.floor(whole / 60)} h ${pad(whole % 60)}`;
}

/**
 * Reads "05:45", "+1 08:20" or "T+181" as minutes since T+0.
 * @returns undefined when the text is none of these.
 */
export function parseSimTime(clock: SimClock, text: string): number | undefined {
  const offset = /^T([+-])(\d{1,5})$/.exec(text.trim());
  if (offset) return (offset[1] === "-" ? -1 : 1) * Number(offset[2]);
  const local = /^(?:\+(\d) )?(\d{1,2}):(\d{2})$/.exec(text.trim());
  if (!local) return undefined;
  const [hours, minutes] = [Number(local[2]), Number(local[3])];
  if (hours > 23 || minutes > 59) return undefined;
  return Number(local[1] ?? 0) * DAY_MINUTES + hours * 60 + minutes - clock.startMinuteOfDay;
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
