import { backtest } from "../engine/index";
import { print, readArguments, readWhole, runTool } from "./arguments";

const USAGE = "Usage: npm run -s backtest -- SCENARIO [--seeds N] [--json]";
const SEEDS_MAX = 1000;

/** Plays the operator's own decisions over many seeds and lays the milestones beside the published clock. */
runTool(() => {
  const { scenario, options } = readArguments(USAGE, {
    seeds: { type: "string" },
    json: { type: "boolean" },
  });
  const seeds = readWhole(options, "seeds", 30, 1, SEEDS_MAX);
  const milestones = backtest(scenario, seeds);
  if (milestones.some((one) => !one.within)) process.exitCode = 1;
  if (options.json) return print(JSON.stringify({ scenario: scenario.id, seeds, milestones }));
  print(`${scenario.card.title}: the historical policy over ${seeds} seeds, minutes since T+0`);
  print(row("milestone", "published", "median", "worst", "tolerance", "within"));
  for (const one of milestones) {
    const { id, published, median, worst, tolerance, within } = one;
    print(
      row(
        id,
        published,
        median ?? "never",
        worst ?? "never",
        `±${tolerance}`,
        within ? "yes" : "NO",
      ),
    );
  }
});

function row(name: string, ...cells: (string | number)[]): string {
  return name.padEnd(22) + cells.map((cell) => String(cell).padStart(11)).join("");
}
