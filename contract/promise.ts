/** The dial of an update that says in how many minutes the next one comes. */
export const PROMISE_DIAL = "promise";
