import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '#testing/new-folder.ts';

const script = path.resolve('tools/install.mjs');
const needed = { 'node_modules/zod': { version: '4.6.7' } };
const ofTests = { 'node_modules/jest': { version: '30.5.2', dev: true } };
const elsewhere = { 'node_modules/fsevents': { version: '2.3.3', optional: true } };
const older = { 'node_modules/zod': { version: '4.6.6' } };
const foreign = { 'node_modules/zod': { version: '4.6.7', os: ['none'] } };

test.each([
  ['start', 'all but those of tests', needed, 0],
  ['test', 'all but those of tests', needed, 1],
  ['test', 'all', { ...needed, ...ofTests }, 0],
  ['start', 'nothing', {}, 1],
  ['start', 'another version', older, 1],
  ['start', 'those of another platform', foreign, 1],
])('`npm %s` with %s of the packages', (command, _, there, status) => {
  const cwd = newFolder();
  const note = (file: string, packages: object) =>
    writeFileSync(path.join(cwd, file), JSON.stringify({ packages }));
  for (const name of ['.bin/node', 'jest', 'zod'])
    mkdirSync(path.join(cwd, 'node_modules', name), { recursive: true });
  note('package-lock.json', { '': {}, ...needed, ...ofTests, ...elsewhere });
  note('node_modules/.package-lock.json', there);
  const env = { ...process.env, npm_lifecycle_event: command };
  const run = spawnSync(process.execPath, [script], { cwd, env, encoding: 'utf8' });
  expect(run.status).toBe(status);
  expect(run.stderr).toContain(status ? 'run `npm ci --ignore-scripts=false` first' : '');
});

test.each(['18.20.8', '20.11.1'])('exits on Node %s with a message', (version) => {
  const versions = `{ ...process.versions, node: '${version}' }`;
  const disguise = `Object.defineProperty(process, 'versions', { value: ${versions} });`;
  const disguised = ['--import', `data:text/javascript,${encodeURIComponent(disguise)}`];
  const args = [...disguised, 'tools/node-version.mjs'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, `Node 20.12 or newer is needed, this is ${version}.\n`]);
});

test('requires and installs the Node that package.json and .nvmrc name', () => {
  const { dependencies, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('>=20.12');
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(dependencies.node);
});
