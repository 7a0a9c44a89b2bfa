import type { Import } from "./import-graph";
import { isForTests, topFolder } from "./source-files";

interface Zone {
  /** Top folders that its files may import, besides its own. */
  folders: readonly string[];
  /** Packages that its files may import; "any" includes Node's own modules. */
  packages: readonly string[] | "any";
}

const BROWSER_PACKAGES = ["next", "react", "react-dom"];

// The arrows of ARCHITECTURE.md. app and components may reach a browser, so they never see
// engine, scenarios or server, not even a type.
const ZONES: Readonly<Record<string, Zone>> = {
  contract: { folders: [], packages: ["zod"] },
  engine: { folders: ["contract"], packages: ["xstate"] },
  scenarios: { folders: ["engine", "contract"], packages: [] },
  server: { folders: ["engine", "scenarios", "contract"], packages: "any" },
  components: {
    folders: ["contract"],
    packages: [
      ...BROWSER_PACKAGES,
      "@base-ui/react",
      "lucide-react",
      "socket.io-client",
      "uplot",
      "uqr",
    ],
  },
  app: {
    folders: ["components", "contract"],
    packages: [
      ...BROWSER_PACKAGES,
      "@fontsource-variable/inter",
      "@fontsource-variable/jetbrains-mono",
    ],
  },
  tools: { folders: ["engine", "scenarios", "contract", "server"], packages: "any" },
  e2e: { folders: ["engine", "scenarios", "contract"], packages: "any" },
};

/** Why this file must not import that; undefined when it may. */
export function objection(from: string, to: Import): string | undefined {
  const zone = ZONES[topFolder(from)];
  if (!zone) return "stands in a folder that has no zone";
  if (to.kind === "missing") return `imports ${to.specifier}, which does not exist`;
  if (to.kind === "file") return objectionToFile(from, to.path, zone);
  if (to.kind === "package" || to.kind === "node") {
    const allowed = zone.packages === "any" || isForTests(from) || zone.packages.includes(to.name);
    return allowed ? undefined : `imports ${to.name}, which its zone does not have`;
  }
  return undefined;
}

function objectionToFile(from: string, to: string, zone: Zone): string | undefined {
  const here = topFolder(from);
  const there = topFolder(to);
  if (here === there)
    return isForTests(to) && !isForTests(from) ? `imports test code ${to}` : undefined;
  if (!zone.folders.includes(there)) return `imports ${to}: no arrow from ${here} to ${there}`;
  return isDoor(from, to) ? undefined : `imports ${to} past the door of ${there}`;
}

/** Engine and scenarios each have one door; the rest inside is theirs to change. */
function isDoor(from: string, to: string): boolean {
  if (to.startsWith("engine/testing/")) return isForTests(from) || from.startsWith("tools/");
  if (to.startsWith("engine/")) return to === "engine/index.ts";
  if (to.startsWith("scenarios/")) return to === "scenarios/registry.ts";
  return true;
}
