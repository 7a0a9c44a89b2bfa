// npm start: from a fresh clone to a running server. Installs and builds only what changed,
// then becomes the server itself, so that a signal reaches it with no shell in between.

import "./prepare/node-version.mjs";
import { pathToFileURL } from "node:url";
import { build, SERVER_FILE } from "./prepare/build.mjs";
import { install } from "./prepare/install.mjs";
import { withLock } from "./prepare/lock.mjs";
import { command, say } from "./prepare/terminal.mjs";

await command(async () => {
  await withLock(async () => {
    await install();
    await build();
  });
  say("starting the server");
  process.env.NODE_ENV = "production";
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(SERVER_FILE).href);
});
