// Imported before anything else by each command: a Node that is too old should meet this
// sentence, not a syntax error from somewhere deep inside a package.

const WANTED = [20, 19];

const [major, minor] = process.versions.node.split(".").map(Number);
const isOld = major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1]);

if (isOld) {
  console.error(
    `Shardfall needs Node ${WANTED.join(".")} or newer, and this is Node ${process.versions.node}. ` +
      "Install the current LTS release from https://nodejs.org and try again.",
  );
  process.exit(1);
}
