import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { content } from '#lib/content/content.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import { checkPages } from '#lib/health/checks/pages.ts';
import { checkHealth } from '#lib/health/health.ts';
import { publishRelease } from '#lib/words/release.ts';
import { newestPublication } from '#lib/words/working.ts';
import { stepClock } from '#testing/fast-time.ts';
import { publishWords, saveWords } from '#testing/words.ts';
import { askMaker, type Ended } from './ask-maker.ts';
import { chooseFirst, followPublished } from './follow.ts';
import { keepFile, ownFiles } from './kept-files.ts';
import { type Page, servedInstead, snapshotFile, writeSnapshot } from './snapshot.ts';

jest.mock('#lib/base/built.ts', () => ({
  builtFile: 'package.json',
  builtCode: () => ({ code: 'own', at: 1 }),
  builtAt: () => 1,
}));
jest.mock('./ask-maker.ts', () => ({ askMaker: jest.fn() }));

const page = { source: '', type: 'text/html', body: Buffer.from('<h1>') };

function keep(code: string, map: string, at: number) {
  const missing = ['/404', '/services/404', '/portfolio/404'];
  const pages = new Map<string, Page>(missing.map((address) => [address, page]));
  pages.set('/cards/home.png', { source: '', type: 'image/png', file: 'cards/a.png' });
  keepFile('cards/a.png', Buffer.from('a picture'), false);
  const file = snapshotFile(code, map);
  writeSnapshot(file, { code, map, content: { ...content(), leftOut: ['guides/x.yaml'] }, pages });
  utimesSync(file, at, at);
}

/** @returns the map of what visitors are to see */
async function publishNew(store: Store, name: string): Promise<string> {
  await saveWords(store, 'about.yaml', () => `# ${name}`);
  await publishWords(store);
  return (await newestPublication(store.db))?.map ?? '';
}

it('shows its own last pages until those of what is published are made, and waits only for what failed', async () => {
  let ended: Ended = { how: 'disk full' };
  const asked: string[] = [];
  jest.mocked(askMaker).mockImplementation(async (what) => {
    const { map } = Object.values(what)[0] as { map: string };
    asked.push(map);
    if (ended.how === 'published') keep('own', map, 4);
    return ended as never;
  });
  const store = await getStore();
  await publishRelease(store, 1);
  const first = await publishNew(store, 'First');
  keep('other', 'of the build', 1);
  keep('own', 'earlier', 2);
  keep('other', first, 3);
  const { served, look } = (await followPublished(async () => undefined)) ?? {};
  expect(served?.site).toMatchObject({ code: 'own', map: 'earlier' });
  expect(served?.making).toBeUndefined();

  await expect(look?.()).rejects.toThrow('disk full');
  await look?.();
  expect([served?.site.map, ...asked]).toEqual(['earlier', first]);
  expect((await checkHealth()).pages).toBe('older');
  stepClock(61_000);
  await expect(look?.()).rejects.toThrow('disk full');
  ended = { how: 'published' };
  const second = await publishNew(store, 'Second');
  await look?.();
  expect([served?.site.map, ...asked]).toEqual([second, first, first, second]);
  expect(await servedInstead(store)).toBe('partly');
  expect(await checkPages(store)).toMatchObject({ detail: 'left out: guides/x.yaml' });

  // A picture that a visitor has missed is made anew.
  rmSync(path.join(ownFiles(), 'cards/a.png'));
  expect(await served?.site.find('/cards/home.png')).toBeUndefined();
  stepClock(61_000);
  await look?.();
  await look?.();
  expect(asked.slice(3)).toEqual([second]);
});

it('tells that the database is another than the one that was published from', async () => {
  keep('own', 'of another', 1);
  await followPublished(async () => undefined);
  const store = await getStore();
  expect(await checkPages(store)).toMatchObject({ state: 'failed', title: /The database/ });
});

// Each `code map`, the one that was served last first.
it.each<[string, string[], string | undefined, string | undefined]>([
  ['what is published, of this code', ['own a'], 'a', 'own a'],
  ['the build, where that is it', ['other a'], 'release', 'own release'],
  ['what other code served last, where this has none', ['other a', 'b'], 'b', 'other a'],
  ['nothing until it is made, where there is only the build', [], 'b', undefined],
  ['what was served last, where the database is away', ['other a'], undefined, 'other a'],
])('what a start shows first is %s', (_, made, map, expected) => {
  const all = [...made, 'own release'].map((one) => {
    const [code = '', of = ''] = one.split(' ');
    return { code, map: of, content: content(), pages: new Map() };
  });
  const first = chooseFirst(all, { code: 'own', map });
  expect(first && `${first.code} ${first.map}`).toBe(expected);
});
