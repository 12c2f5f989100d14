// Ends a command on a Node that is too old for it, before anything is installed or imported. As plain
// as it can be: older Nodes have to read it.
// @ts-check

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 12)) {
  console.error(`Node 20.12 or newer is needed, this is ${process.versions.node}.`);
  process.exit(1);
}
