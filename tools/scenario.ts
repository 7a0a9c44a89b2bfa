import { print, runTool, UsageError } from "./arguments";
import { EXIT_FAULTS, printFaults } from "./scenario/check";
import { createScenario } from "./scenario/new";
import { preview } from "./scenario/preview";

const USAGE = "Usage: npm run scenario -- new NAME | check [NAME] | preview NAME";
const ROOT = process.cwd();

/** For authors: begins a scenario, says what is wrong with one, and shows it while it is written. */
runTool(() => {
  const [what, name, extra] = process.argv.slice(2);
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many. ${USAGE}`);
  if (what === "check") {
    if (!printFaults(ROOT, name)) process.exitCode = EXIT_FAULTS;
    return;
  }
  if (what !== "new" && what !== "preview") {
    throw new UsageError(
      `${what === undefined ? "Say what to do" : `"${what}" is no command`}. ${USAGE}`,
    );
  }
  if (name === undefined) throw new UsageError(`Name a scenario. ${USAGE}`);
  if (what === "preview") return preview(ROOT, name);
  createScenario(ROOT, name);
  print(`scenarios/${name} is there, and offered. Next: npm run scenario -- preview ${name}`);
});
