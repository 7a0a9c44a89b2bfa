import type { Alert } from "./alert-worthy";

/** Alerts that come closer together than this are told in one go, so that no kind sounds or is said more often. */
export const ALERT_GAP_MS = 4_000;

export interface Waiting {
  nowMs(): number;
  /** @returns what calls it off */
  after(ms: number, run: () => void): () => void;
}

const BROWSER: Waiting = {
  nowMs: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Tells the first alert at once and gathers what follows on its heels. */
export class AlertBatches {
  private gathered: Alert[] = [];
  private toldMs = Number.NEGATIVE_INFINITY;
  private callOff: (() => void) | undefined;

  constructor(
    private readonly tell: (alerts: readonly Alert[]) => void,
    private readonly waiting: Waiting = BROWSER,
  ) {}

  add(alerts: readonly Alert[]): void {
    if (alerts.length === 0) return;
    this.gathered.push(...alerts);
    const leftMs = this.toldMs + ALERT_GAP_MS - this.waiting.nowMs();
    if (leftMs <= 0) this.flush();
    else this.callOff ??= this.waiting.after(leftMs, () => this.flush());
  }

  stop(): void {
    this.callOff?.();
    this.callOff = undefined;
    this.gathered = [];
  }

  private flush(): void {
    const alerts = this.gathered;
    this.stop();
    this.toldMs = this.waiting.nowMs();
    this.tell(alerts);
  }
}
