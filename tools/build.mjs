// npm run build: what `npm start` does before it serves; for container images.

import "./prepare/node-version.mjs";
import { build } from "./prepare/build.mjs";
import { install } from "./prepare/install.mjs";
import { withLock } from "./prepare/lock.mjs";
import { command, say } from "./prepare/terminal.mjs";

await command(async () => {
  await withLock(async () => {
    await install();
    await build();
  });
  say("ready: npm start");
});
