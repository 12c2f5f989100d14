import { rmSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { hashOf } from '#lib/content/words.ts';
import { getStore } from '#lib/database/store.ts';
import { perform } from '#lib/desk/act.ts';
import { deskOf } from '#lib/desk/on-desk.ts';
import { publishRelease } from '#lib/words/release.ts';
import { readWorking } from '#lib/words/working.ts';
import { articleText } from '#testing/release-words.ts';
import { articleFile as article } from '#testing/samples.ts';
import { saveWords } from '#testing/words.ts';
import { publishActs, shortOf, tickOf } from './acts.ts';
import { answerPreview } from './answer-preview.ts';
import { createPreviewKey } from './preview-link.ts';

const press = async (fields: Record<string, string>) =>
  perform(publishActs.publish, deskOf(await getStore(), 'owner@example.com'), fields);

it('what was ticked is begun only as it was shown, and with what it needs', async () => {
  const store = await getStore();
  await publishRelease(store, 1);
  const till = 'articles/till.md';
  const save = async (file: string, change: (text: string) => string) => {
    await saveWords(store, file, change);
    const { words } = await readWorking(store);
    return { [tickOf(file)]: hashOf(words.texts.get(file) ?? Buffer.of()) };
  };
  await save(till, () => articleText('What a till counts', '2026-01-05'));
  const shown = await save(article, (text) => `${text}\nSee [this](/blog/till).\n`);
  const tick = (ticks: Record<string, string>) => press({ some: 'shown', ...ticks });

  expect(await tick({})).toMatchObject({ say: 'nothing-ticked' });
  const query = { ticked: shortOf(article) };
  const needed = shortOf(till);
  expect(await tick(shown)).toMatchObject({ say: 'not-alone', query: { ...query, needed } });
  await save(article, (text) => `${text}\nAnd more.\n`);
  expect(await tick(shown)).toMatchObject({ say: 'changed-meanwhile', query });
});

it('a link to previews leads to them for seven days', async () => {
  const store = await getStore();
  const follow = async (at: number) => {
    const key = await createPreviewKey(store, at);
    const request = new Request(`https://site.test/desk/preview/about?key=${key}`);
    return (await answerPreview(request)).status;
  };
  const ended = Date.now() - 7 * 24 * 60 * 60_000;
  expect([await follow(ended + 60_000), await follow(ended)]).toEqual([303, 403]);
});

it('nothing is published once the database file was deleted', async () => {
  rmSync(path.join(env().DATA_DIR, 'site.sqlite'));
  await expect(press({})).rejects.toThrow('was deleted');
});
