// npm test: every check there is, from a fresh clone. `npm test -- unit types` runs a part.
// A failing stage does not hide the results of the others. Last line: "N passed, N failed".

import "./prepare/node-version.mjs";
import { install } from "./prepare/install.mjs";
import { withLock } from "./prepare/lock.mjs";
import { command, Stop, say, secondsSince } from "./prepare/terminal.mjs";
import { STAGES } from "./stages/stages.mjs";

await command(async () => {
  const chosen = choose(process.argv.slice(2));
  await withLock(install);

  const total = { passed: 0, failed: 0 };
  const broken = new Set();
  for (const stage of chosen) {
    const { passed, failed } = await runStage(stage, broken);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) broken.add(stage.name);
  }

  if (broken.size > 0) console.log(`\nfailed: ${[...broken].join(", ")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

function choose(names) {
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown) {
    throw new Stop(
      `There is no stage "${unknown}"; there are: ${STAGES.map((stage) => stage.name).join(", ")}.`,
    );
  }
  return names.length === 0 ? STAGES : STAGES.filter((stage) => names.includes(stage.name));
}

async function runStage(stage, broken) {
  console.log("");
  const obstacle = stage.needs?.find((name) => broken.has(name));
  if (obstacle) {
    say(`${stage.title}: not run, because ${obstacle} failed`);
    return { passed: 0, failed: 1 };
  }
  say(`${stage.title} (${stage.name})`);
  const began = Date.now();
  const result = await stage.run();
  const verdict = result.failed > 0 ? "FAILED" : "passed";
  say(
    `${stage.title}: ${verdict} (${result.passed} passed, ${result.failed} failed) in ${secondsSince(began)} s`,
  );
  return result;
}
