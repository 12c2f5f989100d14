import { getStore } from '#lib/database/store.ts';
import { saveWords } from '#testing/words.ts';
import { show } from './show.ts';

const ask = async () => ({ status: 200, type: 'text/html', body: Buffer.from('<body></body>') });

const shown = async () =>
  (await show(await getStore(), ask, { page: '/', host: '', isMarked: false })).status;

it('leaves out the mention of a page that is gone, and shows no words that nobody wrote', async () => {
  const store = await getStore();
  await saveWords(store, 'industries/education.yaml', () => undefined);
  expect(await shown()).toBe(200);
  await saveWords(store, 'home.yaml', (text) =>
    text.replace('slug: real-estate', 'slug: education'),
  );
  expect(await shown()).toBe(422);
});
