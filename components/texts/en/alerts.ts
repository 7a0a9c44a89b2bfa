/** What calls somebody back to the screen, and the choice of how. */
export const alerts = {
  title: "Alerts in this browser",
  what: "For a new alarm, a message to you, an answer to what you asked, an approval asked of you, and an update that is overdue. While this page is hidden, its title counts them.",
  earlier: (count: number) => `${count} earlier.`,
  happened: {
    alarm: (name: string) => `New alarm: ${name}.`,
    inject: (from: string, text: string) => `${from} writes: ${text}`,
    answer: (from: string, text: string) => `${from}: ${text}`,
    approval: (title: string) => `Your approval is asked: ${title}.`,
    overdue: "The next update is overdue.",
  },
  sounds: {
    label: "Sounds",
    note: "A short tone, never more than one of a kind in four seconds.",
    tryIt: "Try it",
    tryLabel: "Try it: play the tones",
    missing: "This browser cannot play sounds.",
  },
  notices: {
    label: "Notices while this page is hidden",
    note: {
      granted: "Shown by the browser, without a sound of their own.",
      ask: "Shown by the browser, which asks for permission first.",
    },
    none: {
      blocked:
        "Notices while this page is hidden are blocked for this address; they can be allowed in the browser’s settings.",
      insecure:
        "Notices while this page is hidden need https: browsers show none for a plain http address.",
      missing: "This browser has no notices for pages that are hidden.",
    },
  },
} as const;
