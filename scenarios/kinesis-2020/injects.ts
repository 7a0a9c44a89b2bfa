import "#server-only";
import type { GaugeReading, InjectDefinition } from "../../engine/index";

/**
 * What people outside the team say. Invented, after the kinds of voices that the sources report; none of them names a cause, and some point
 * the wrong way.
 */
export const injects: readonly InjectDefinition[] = [
  at(
    "customer-first",
    158,
    "Customer, video platform",
    "Some of our PutRecords have been failing for a few minutes. Is it us?",
    "communications",
    "05:22",
  ),
  at(
    "exec-what",
    172,
    "Executive on duty",
    "I see alarms for Kinesis. How bad is it, who is leading, and when do customers hear from us?",
    "communications",
    "05:36",
  ),
  at(
    "change-manager",
    190,
    "Change manager",
    "For the record: the capacity work of this morning was closed as successful at 03:47. Shall I stop the billing index rebuild at 09:00?",
    "incident-commander",
    "05:54",
  ),
  at(
    "customer-upgrade",
    207,
    "Customer, logistics",
    "We upgraded our command-line tool this morning and now our functions leave no logs. We are rolling our upgrade back.",
    "communications",
    "06:11",
  ),
  when(
    "lambda-team",
    "Lambda on-call",
    "Hosts in several zones run short of memory. Our metric agents cannot send. What do you want us to do?",
    "dependents",
    "when Lambda hosts run short of memory",
    (reading) => reading("lambda.errors") > 0.5,
  ),
  when(
    "cognito-team",
    "Cognito on-call",
    "Sign-ins fail, and we did not change anything. Our web servers wait for the analytics buffer.",
    "dependents",
    "when Cognito's web servers block",
    (reading) => reading("cognito.errors") > 10,
  ),
  when(
    "support-status",
    "Support",
    "I cannot sign in to the status tool. There is a backup tool, but I have never used it.",
    "communications",
    "when the status tool refuses sign-in",
    (reading) => reading("status-tool.down") > 0,
  ),
  when(
    "exec-restart",
    "Executive on duty",
    "Somebody told me a restart always helps. Why have we not restarted everything yet?",
    "incident-commander",
    "from 06:54, while nothing is being restarted",
    (reading, minute) => minute >= 250 && reading("fleet.booting") === 0,
  ),
  at(
    "old-incident",
    276,
    "Customer, stack owner",
    "This looks like the change-set errors of five days ago. I thought that was solved. Same fault again?",
    "dependents",
    "07:20",
  ),
  at(
    "press",
    318,
    "Press office",
    "Two newspapers ask whether this has to do with holiday traffic. What may I say?",
    "communications",
    "08:02",
  ),
  at(
    "ecs-team",
    345,
    "ECS on-call",
    "New clusters take an hour, scaling hangs. Running tasks are fine.",
    "dependents",
    "08:29",
  ),
  at(
    "exec-eta",
    420,
    "Executive on duty",
    "I need a time for the morning call: when is this over?",
    "incident-commander",
    "09:44",
  ),
  when(
    "impatience",
    "Executive on duty",
    "Errors are falling. Can the restart go faster now?",
    "operations",
    "when errors fall below half",
    (reading, minute) =>
      minute > 450 && reading("kinesis.errors") < 40 && reading("fleet.booting") > 50,
  ),
  when(
    "customer-thanks",
    "Customer, video platform",
    "Writes succeed most of the time again. Are we through, or does it come back tonight?",
    "communications",
    "when nine requests in ten succeed again",
    (reading, minute) => minute > 300 && reading("kinesis.errors") < 10,
  ),
];

function at(
  id: string,
  atMinute: number,
  from: string,
  text: string,
  audience: InjectDefinition["audience"],
  clock: string,
): InjectDefinition {
  return { id: `inject.${id}`, from, text, audience, when: clock, atMinute };
}

function when(
  id: string,
  from: string,
  text: string,
  audience: InjectDefinition["audience"],
  words: string,
  due: (reading: GaugeReading, minute: number) => boolean,
): InjectDefinition {
  return { id: `inject.${id}`, from, text, audience, when: words, due };
}
