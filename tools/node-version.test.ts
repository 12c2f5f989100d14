import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

it.each(['18.20.8', '20.11.1'])('exits on Node %s with a message', (version) => {
  const versions = `{ ...process.versions, node: '${version}' }`;
  const disguise = `Object.defineProperty(process, 'versions', { value: ${versions} });`;
  const disguised = ['--import', `data:text/javascript,${encodeURIComponent(disguise)}`];
  const args = [...disguised, 'tools/node-version.mjs'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, `Node 20.12 or newer is needed, this is ${version}.\n`]);
});

it('requires and installs the Node that package.json and .nvmrc name', () => {
  const { dependencies, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('>=20.12');
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(dependencies.node);
});
