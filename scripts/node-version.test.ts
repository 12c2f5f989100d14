import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs the check on a Node that says it is another. */
function checkOn(version: string) {
  const versions = `{ ...process.versions, node: '${version}' }`;
  const disguise = `Object.defineProperty(process, 'versions', { value: ${versions} });`;
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(disguise)}`,
      'scripts/node-version.mjs',
    ],
    { encoding: 'utf8' },
  );
  return { status, stderr };
}

it.each(['14.21.3', '18.20.8', '20.11.1'])(
  'ends a command on Node %s with a sentence',
  (version) => {
    expect(checkOn(version)).toEqual({
      status: 1,
      stderr: `Node 20.12 or newer is needed, this is ${version}.\n`,
    });
  },
);

it.each(['20.12.0', '22.0.0', process.versions.node])('lets Node %s go on', (version) => {
  expect(checkOn(version)).toEqual({ status: 0, stderr: '' });
});

it('names the Node that package.json asks for', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).engines.node).toBe('>=20.12');
});

it('is installed in the version that .nvmrc names', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(dependencies.node);
});

it.each(['run', 'agency'])('comes before all else in %s.mjs', (name) => {
  const [first] = readFileSync(`scripts/${name}.mjs`, 'utf8').match(/^import .*$/m) ?? [];
  expect(first).toBe("import './node-version.mjs';");
});
