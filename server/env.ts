import "#server-only";
import { z } from "zod";

const PORT_RANGE = "a port is a whole number from 1 to 65535";

const environment = z.object({
  PORT: z.coerce
    .number(PORT_RANGE)
    .int(PORT_RANGE)
    .min(1, PORT_RANGE)
    .max(65_535, PORT_RANGE)
    .default(3000),
  HOST: z.string().min(1).default("0.0.0.0"),
  DATA_DIR: z.string().min(1).default("./data"),
  /** Where browsers reach this server, such as https://drill.example.org; when unset, only same-origin pages may connect. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

export interface Env {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly publicUrl: string | null;
  readonly development: boolean;
  readonly logLevel: string;
}

/** Reads the settings. @throws Error with a sentence for the person who set them */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = environment.safeParse(source);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0] ?? "A setting");
    throw new Error(
      `${name}="${source[name] ?? ""}" cannot be used: ${issue?.message ?? "invalid"}.`,
    );
  }
  const { PORT, HOST, DATA_DIR, PUBLIC_URL, NODE_ENV, LOG_LEVEL } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    publicUrl: PUBLIC_URL ?? null,
    development: NODE_ENV !== "production",
    logLevel: LOG_LEVEL,
  };
}
