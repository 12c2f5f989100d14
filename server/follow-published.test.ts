import { utimesSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { content } from '#lib/content/content.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import { checkPages } from '#lib/health/checks/pages.ts';
import { checkHealth } from '#lib/health/health.ts';
import { askMaker, type Ended } from '#lib/publishing/maker.ts';
import { servedInstead } from '#lib/publishing/served-words.ts';
import { snapshotFile, writeSnapshot } from '#lib/publishing/snapshot.ts';
import { composePublication, publish } from '#lib/words/publications.ts';
import { publishRelease } from '#lib/words/release.ts';
import { changeWords } from '#lib/words/versions.ts';
import { newestPublication } from '#lib/words/working.ts';
import { followPublished } from './follow-published.ts';

jest.mock('#lib/base/built.ts', () => ({
  builtFile: 'package.json',
  builtCode: () => ({ code: 'own', at: 1 }),
  builtAt: () => 1,
}));
jest.mock('#lib/publishing/maker.ts', () => ({ askMaker: jest.fn() }));

const owner = { who: 'owner@example.com', at: 1 };
const page = { source: '', type: 'text/html', body: Buffer.from('<h1>') };

function keep(code: string, map: string, at: number) {
  const missing = ['/404', '/services/404', '/portfolio/404'];
  const pages = new Map(missing.map((address) => [address, page]));
  const file = snapshotFile(code, map);
  writeSnapshot(file, { code, map, content: { ...content(), leftOut: ['guides/x.yaml'] }, pages });
  utimesSync(file, at, at);
}

/** @returns the map of what visitors are to see */
async function publishNew(store: Store, name: string): Promise<string> {
  const saved = new Map([['about.yaml', Buffer.from(`# ${name}`)]]);
  await changeWords(store, owner, { what: 'words saved' }, () => saved);
  await publish(store, await composePublication(store), owner, 1);
  return (await newestPublication(store.db))?.map ?? '';
}

/** As each instance does twice a second. */
async function turn() {
  await jest.advanceTimersByTimeAsync(500);
  while (jest.getTimerCount() === 0) await setImmediate();
}

it('shows its own last pages until those of what is published are made, and waits only for what failed', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let ended: Ended = { how: 'disk full' };
  const asked: string[] = [];
  jest.mocked(askMaker).mockImplementation(async (_, about) => {
    const { map } = about as { map: string };
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
  const live = await followPublished();
  expect([live.of, live.making]).toEqual([{ code: 'own', map: 'earlier' }, undefined]);

  for (let turns = 0; turns < 3; turns += 1) await turn();
  expect([live.of.map, ...asked]).toEqual(['earlier', first]);
  expect((await checkHealth()).report).toMatchObject({ store: 'ok', pages: 'older' });
  jest.setSystemTime(Date.now() + 60_000);
  await turn();
  expect(asked).toEqual([first, first]);
  ended = { how: 'published' };
  const second = await publishNew(store, 'Second');
  await turn();
  expect(asked).toEqual([first, first, second]);
  expect(live.of).toEqual({ code: 'own', map: second });
  expect(await servedInstead(store)).toBe('partly');
  expect(await checkPages(store)).toMatchObject({ detail: 'left out: guides/x.yaml' });
});
