// Exits on a Node that is too old, which must be able to parse this file.
// @ts-check

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 12)) {
  console.error(`Node 20.12 or newer is needed, this is ${process.versions.node}.`);
  process.exit(1);
}
