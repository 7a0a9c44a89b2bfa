import "#server-only";
import type { TimedRow } from "../../../engine/index";

/** Said at a minute. */
export const timed: readonly TimedRow[] = [
  [
    158,
    "customer-first",
    "communications",
    "Customer, video platform",
    "Some of our PutRecords have been failing for a few minutes. Is it us?",
  ],
  [
    172,
    "exec-what",
    "communications",
    "Executive on duty",
    "I see alarms for Kinesis. How bad is it, who is leading, and when do customers hear from us?",
  ],
  [
    190,
    "change-manager",
    "incident-commander",
    "Change manager",
    "For the record: the capacity work of this morning was closed as successful at 03:47. Shall I stop the billing index rebuild at 09:00?",
  ],
  [
    207,
    "customer-upgrade",
    "communications",
    "Customer, logistics",
    "We upgraded our command-line tool this morning and now our functions leave no logs. We are rolling our upgrade back.",
  ],
  [
    232,
    "storage-team",
    "operations",
    "Storage on-call",
    "One of our racks had a power test at five. Could that be you? Everything looks fine on our side.",
  ],
  [
    276,
    "old-incident",
    "dependents",
    "Customer, stack owner",
    "This looks like the change-set errors of five days ago. I thought that was solved. Same fault again?",
  ],
  [
    301,
    "change-freeze",
    "incident-commander",
    "Change manager",
    "The holiday freeze begins tonight. Whatever you still want to change today needs your word, in writing, with a way back.",
  ],
  [
    318,
    "press",
    "communications",
    "Press office",
    "Two newspapers ask whether this has to do with holiday traffic. What may I say?",
  ],
  [
    376,
    "change-billing",
    "incident-commander",
    "Change manager",
    "The billing index rebuild was to start now. Its owner asks whether it may; it does not touch your fleet.",
  ],
  [
    420,
    "exec-eta",
    "incident-commander",
    "Executive on duty",
    "I need a time for the morning call: when is this over?",
  ],
  [
    508,
    "customer-freeze",
    "communications",
    "Customer, retail",
    "We could move to another region, but our own change freeze forbids it without a written word from you that this will last.",
  ],
  [
    640,
    "shift",
    "incident-commander",
    "Deputy on duty",
    "Some of you have been at it since five. Who hands over to whom, and what must the next shift know?",
  ],
];
