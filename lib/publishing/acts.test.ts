import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content } from '#lib/content/content.ts';
import { hashOf } from '#lib/content/words.ts';
import { openStore, type Store } from '#lib/database/store.ts';
import { perform } from '#lib/desk/act.ts';
import { publishRelease } from '#lib/words/release.ts';
import { changeWords } from '#lib/words/versions.ts';
import { publishActs, shortOf, tickOf } from './acts.ts';

const person = {
  email: 'owner@example.com',
  role: 'owner',
  mayPublish: true,
  sessionId: '',
  isFresh: true,
} as const;

let DATA_DIR: string;
let store: Store;
beforeEach(async () => {
  DATA_DIR = mkdtempSync(path.join(tmpdir(), 'acts-'));
  store = await openStore({ DATA_DIR, DATABASE_URL: undefined });
});
afterEach(async () => {
  await store.close();
  rmSync(DATA_DIR, { recursive: true });
});

it('nothing is published once the database file was deleted', async () => {
  rmSync(path.join(DATA_DIR, 'site.sqlite'));
  await expect(perform(publishActs.publish, { store, person }, {})).rejects.toThrow('was deleted');
});

it('what was ticked is begun only as it was shown, and with what it needs', async () => {
  await publishRelease(store, 1);
  const till = 'articles/till.md';
  const [article = ''] = content().articles.map(({ slug }) => `articles/${slug}.md`);
  const save = async (file: string, change: (text: string) => string) => {
    let saved = Buffer.of();
    const actor = { who: 'ali@example.com', at: 1 };
    await changeWords(store, actor, { what: 'words saved' }, ({ words }) => {
      saved = Buffer.from(change(String(words.texts.get(file) ?? '')));
      return new Map([[file, saved]]);
    });
    return { [tickOf(file)]: hashOf(saved) };
  };
  const fields = 'title: What a till counts\nexcerpt: It counts.\ncategory: News\ndate: 2026-01-05';
  const cover = 'cover: { word: Till, department: web }';
  await save(till, () => `---\n${fields}\n${cover}\n---\n\nIt counts coins.\n`);
  const shown = await save(article, (text) => `${text}\nSee [this](/blog/till).\n`);
  const press = async (ticks: Record<string, string>) => {
    const fields = { some: 'shown', ...ticks };
    const outcome = await perform(publishActs.publish, { store, person }, fields);
    return (
      typeof outcome === 'object' && 'say' in outcome && { say: outcome.say, ...outcome.query }
    );
  };

  expect(await press({})).toEqual({ say: 'nothing-ticked' });
  const ticked = shortOf(article);
  expect(await press(shown)).toEqual({ say: 'not-alone', ticked, needed: shortOf(till) });
  await save(article, (text) => `${text}\nAnd more.\n`);
  expect(await press(shown)).toEqual({ say: 'changed-meanwhile', ticked });
});
