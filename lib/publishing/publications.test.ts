import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { openStore } from '#lib/database/store.ts';
import {
  createPreviewKey,
  endPreviewLinks,
  isPreviewKey,
  previewLinkLife,
} from './preview-link.ts';
import {
  isOutdated,
  listPublications,
  makeCurrent,
  nameAt,
  publishedFolder,
  servedFolder,
} from './publications.ts';

const directory = process.cwd();
beforeAll(() => process.chdir(mkdtempSync(path.join(tmpdir(), 'release-'))));
afterAll(() => process.chdir(directory));

function make(folder: string, code: string, words: string, at = 0) {
  mkdirSync(folder, { recursive: true });
  const about = { code, words, at, who: 'owner@example.com' };
  writeFileSync(path.join(folder, 'about.json'), JSON.stringify(about));
}

it('serves what was published last, with the newest code that has its words', () => {
  make('dist', 'code 1', 'words 1');
  expect(servedFolder()).toBe('dist');
  const [first, second] = [nameAt(1000), nameAt(2000)];
  make(path.join(publishedFolder(), first), 'code 1', 'words 2', 1000);
  make(path.join(publishedFolder(), second), 'code 1', 'words 3', 2000);
  mkdirSync(path.join(publishedFolder(), nameAt(3000)));
  make(path.join(publishedFolder(), `${nameAt(4000)}.unfinished`), 'code 1', 'words 4', 4000);
  expect(listPublications().map(({ name }) => name)).toEqual([second, first]);
  makeCurrent(second);
  expect([servedFolder(), isOutdated(servedFolder())]).toEqual([
    path.join(publishedFolder(), second),
    false,
  ]);
  // A new release, built with the words that were published.
  make('dist', 'code 2', 'words 3');
  expect(servedFolder()).toBe('dist');
  makeCurrent(first);
  expect([servedFolder(), isOutdated(servedFolder())]).toEqual([
    path.join(publishedFolder(), first),
    true,
  ]);
});

it('lets a link to previews end by itself, and all at once', async () => {
  const store = await openStore(env());
  const [one, other] = [await createPreviewKey(store, 0), await createPreviewKey(store, 1)];
  expect(await isPreviewKey(store, one, previewLinkLife - 1)).toBe(true);
  expect(await isPreviewKey(store, one, previewLinkLife)).toBe(false);
  const longer = one.replace(/^\d+/, '9999999999999');
  for (const forged of [longer, '', '.', `${one}x`, 'NaN']) {
    expect(await isPreviewKey(store, forged, 0)).toBe(false);
  }
  await endPreviewLinks(store);
  expect(await isPreviewKey(store, other, 1)).toBe(false);
  // Strangers may ask: nothing is written for them.
  const secrets = store.db.selectFrom('secrets').selectAll().where('name', '=', 'preview');
  expect(await secrets.execute()).toEqual([]);
  await store.close();
});
