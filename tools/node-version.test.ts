import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

function checkOn(version: string) {
  const versions = `{ ...process.versions, node: '${version}' }`;
  const disguise = `Object.defineProperty(process, 'versions', { value: ${versions} });`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(disguise)}`, 'tools/node-version.mjs'],
    { encoding: 'utf8' },
  );
  return { status, stderr };
}

it.each(['18.20.8', '20.11.1'])('exits on Node %s with a message', (version) => {
  expect(checkOn(version)).toEqual({
    status: 1,
    stderr: `Node 20.12 or newer is needed, this is ${version}.\n`,
  });
});

it('requires and installs the Node that package.json and .nvmrc name', () => {
  const { dependencies, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('>=20.12');
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(dependencies.node);
});
