/** Whether this browser shows notices for this page, and why not. */
export type NoticeState = "granted" | "ask" | "blocked" | "insecure" | "missing";

/** What the browser offers; given so that it can be tested without one. */
export interface NoticeHost {
  readonly isSecureContext: boolean;
  readonly Notification?: { readonly permission: NotificationPermission } | undefined;
}

export function noticeState(host: NoticeHost): NoticeState {
  // Plain http first: some browsers then say "denied", and allowing it in the settings would not help.
  if (!host.isSecureContext) return "insecure";
  if (!host.Notification) return "missing";
  const { permission } = host.Notification;
  return permission === "granted" ? "granted" : permission === "denied" ? "blocked" : "ask";
}

/** To be called on a press only: browsers block a page that asks by itself. */
export async function askForNotices(): Promise<NoticeState> {
  if (noticeState(window) === "ask") await Notification.requestPermission();
  return noticeState(window);
}

let shown: Notification | undefined;

/** One notice at a time, with what is unseen. The tones are a choice of their own, so it makes no sound itself. */
export function showNotice(title: string, sentences: readonly string[]): void {
  closeNotice();
  if (noticeState(window) !== "granted") return;
  try {
    shown = new Notification(title, { body: sentences.join("\n"), silent: true });
  } catch {
    // Phones give notices to installed pages only; the title still counts.
    return;
  }
  shown.onclick = () => {
    window.focus();
    closeNotice();
  };
}

export function closeNotice(): void {
  shown?.close();
  shown = undefined;
}
