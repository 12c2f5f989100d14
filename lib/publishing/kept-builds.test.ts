import { globSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPublishedSite } from '#testing/published-site.ts';
import { keepBuild } from './kept-builds.ts';
import { writeProof } from './whole.ts';

let data: string;
let builds: string;
let clock = Date.parse('2026-11-22');
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'kept-'));
  builds = path.join(data, 'builds');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(data, { recursive: true });
});

const text = 'let it = "be";'.repeat(100);

/** Starts a build that has `/assets/page-NAME.js` and `/assets/art/NAME.svg`. */
async function deploy(name: string) {
  const more = { [`assets/page-${name}.js`]: text, [`assets/art/${name}.svg`]: name };
  const site = await openPublishedSite({ more, builds });
  clock += 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(clock);
  keepBuild(site.folder, builds);
  return site;
}

async function deployInTurn(...names: string[]) {
  for (const name of names) await (await deploy(name)).close();
}

it('a page of an earlier build gets its files, as that build sent them', async () => {
  await using first = await deploy('one');
  await deployInTurn('two');
  await using third = await deploy('three');
  for (const path of ['/assets/page-one.js', '/assets/art/one.svg']) {
    const headers = { 'accept-encoding': 'br' };
    const then = await first.ask(path, { headers });
    const now = await third.ask(path, { headers });
    expect([now.status, now.body]).toEqual([200, then.body]);
    expect({ ...now.headers, date: '' }).toEqual({ ...then.headers, date: '' });
    expect(now.headers['cache-control']).toContain('immutable');
  }
});

it.each(['', '.br', '.gz'])('no half of a file is sent where %s of it was cut', async (ending) => {
  await using site = await deploy('one');
  await deployInTurn('two');
  await using next = await deploy('three');
  writeProof(site.folder, {});
  const name = `assets/page-one.js${ending}`;
  truncateSync(path.join(site.folder, 'public', name), 10);
  expect((await site.ask('/assets/page-one.js')).body).toEqual(Buffer.from(text));
  for (const kept of globSync(`${builds}/*/${name}`)) truncateSync(kept, 10);
  expect((await next.ask('/assets/page-one.js')).status).toBe(404);
});

it('an instance that is not yet replaced serves the files of the new build', async () => {
  await using old = await deploy('one');
  await deployInTurn('two');
  expect((await old.ask('/assets/page-two.js')).status).toBe(200);
});

it('five builds are kept, by when they last ran', async () => {
  await deployInTurn('one', 'two', 'three', 'four', 'five', 'one', 'six', 'six');
  await using site = await deploy('seven');
  const kept = async (name: string) => (await site.ask(`/assets/page-${name}.js`)).status === 200;
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const answers = await Promise.all(names.map(kept));
  expect(names.filter((_, index) => answers[index])).toEqual([
    'one',
    'four',
    'five',
    'six',
    'seven',
  ]);
  expect(readdirSync(builds)).toHaveLength(5);
});

it.each([
  '/assets/page-one.js.br',
  '/assets/../../../site.js',
  '/assets/%2e%2e/%2e%2e/%2e%2e/site.js',
  '/assets',
  '/assets/art',
  `/assets/${'a'.repeat(5_000)}.js`,
])('%.40s is not found, and leaves nothing behind', async (address) => {
  await deployInTurn('one');
  writeFileSync(path.join(data, 'site.js'), 'private');
  await using site = await deploy('two');
  const before = readdirSync(data, { recursive: true });
  expect((await site.ask(address)).status).toBe(404);
  expect(readdirSync(data, { recursive: true })).toEqual(before);
});

it('where the folder cannot be written, the site is served all the same', async () => {
  writeFileSync(builds, '');
  await using site = await deploy('one');
  expect((await site.ask('/assets/page-one.js')).status).toBe(200);
  expect((await site.ask('/assets/page-none.js')).status).toBe(404);
});
