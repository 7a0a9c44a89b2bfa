import {
  type CatalogueRow,
  COUNTED_FOR_MINUTES,
  catalogue,
  type Effect,
  TRIED_AFTER_MINUTES,
} from "../engine/index";
import { print, readArguments, readWhole, runTool } from "./arguments";

const USAGE = "Usage: npm run -s catalogue -- SCENARIO [--seed N]";

/** Every action of a scenario as a page for authors and facilitators: what it needs and takes, and what it comes to under each cause. */
runTool(() => {
  const { scenario, options } = readArguments(USAGE, { seed: { type: "string" } });
  const seed = readWhole(options, "seed", 1, 1, Number.MAX_SAFE_INTEGER);
  const rows = catalogue(scenario, seed);
  const causes = scenario.causes.map((cause) => cause.id);
  print(`# ${scenario.card.title}: what can be done\n`);
  print("**Reading this page spoils the game.** It is what `npm run -s catalogue` prints.\n");
  print(
    `Effects come from the model, seed ${seed}: each action alone, ${TRIED_AFTER_MINUTES} minutes after the players come in. A look answers; a change spares or adds minutes of total failure, summed over services, in the ${COUNTED_FOR_MINUTES / 60} hours after it. **Cures** means that expert play still resolves with it in the place of its first order.\n`,
  );
  for (const kind of ["probe", "experiment", "mitigation", "communication"] as const) {
    print(`## ${kind[0]?.toUpperCase()}${kind.slice(1)}s\n`);
    for (const row of rows.filter(({ action }) => action.kind === kind)) printRow(row, causes);
  }
});

function printRow({ action, effects }: CatalogueRow, causes: readonly string[]): void {
  print(`### \`${action.id}\` ${action.title}\n`);
  const facts = [
    `${action.function}, ${action.people} ${action.people === 1 ? "person" : "people"}, ${action.expected}, ${action.risk} risk`,
    `Does: ${action.does}`,
    `Cannot tell: ${action.cannotTell}`,
    ...(action.needs ? [`Needs: ${action.needs}`] : []),
    `Disturbs: ${action.riskNote}`,
    ...(action.undo ? [`Taken back: ${action.undo}`] : []),
    ...told(effects, causes),
  ];
  print(`${facts.map((fact) => `- ${fact}`).join("\n")}\n`);
}

/** One line where every cause gives the same, else one for each. */
function told(effects: CatalogueRow["effects"], causes: readonly string[]): string[] {
  const words = causes.map((cause) => inWords(effects[cause] ?? { kind: "none" }));
  if (words.every((word) => word === "")) return [];
  if (new Set(words).size === 1) return [`Under every cause: ${words[0]}`];
  return causes.map((cause, index) => `Under \`${cause}\`: ${words[index]}`);
}

function inWords(effect: Effect): string {
  switch (effect.kind) {
    case "none":
      return "";
    case "answer":
      return effect.headline;
    case "change": {
      const { cures, impactMinutes } = effect;
      const spared =
        impactMinutes < 0 ? `spares ${-impactMinutes} min` : `adds ${impactMinutes} min`;
      const felt = impactMinutes === 0 ? "nothing to be felt" : spared;
      return cures ? `${felt}; **cures**` : felt;
    }
    default:
      return effect satisfies never;
  }
}
