import { content } from '#lib/content/content.ts';
import { shapeOf } from '#lib/content/shape.ts';
import type { Store } from '#lib/database/store.ts';
import { publishRelease } from '#lib/words/release.ts';
import { readWorking } from '#lib/words/working.ts';
import { onSqlite } from '#testing/databases.ts';
import { sendForm } from '#testing/sent-form.ts';
import { actOnWords } from './act-on-words.ts';
import { addressOf } from './files.ts';
import { checkTogether, readWords, type Words } from './working-copy.ts';

const person = {
  email: 'owner@example.com',
  role: 'owner',
  mayPublish: true,
  sessionId: '',
  isFresh: true,
} as const;

const [service = ''] = content().services.map(({ slug }) => `services/${slug}.yaml`);
const [article = ''] = content().articles.map(({ slug }) => `articles/${slug}.md`);

onSqlite('the form of a whole file', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    await publishRelease(store, 1);
  });

  const words = async () => (await readWorking(store)).words;
  const read = async (file: string) => readWords(await words(), file) as Words;
  const press = async (file: string, todo: string, base: Words, typed: Words, more = {}) => {
    const sent = new FormData();
    sendForm(shapeOf(file), typed.form, sent);
    const fields = {
      file: addressOf(file),
      do: todo,
      base: JSON.stringify(base),
      body: typed.body,
      ...more,
    };
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    const answer = await actOnWords({ store, person }, sent);
    return new URL(answer.headers.get('location') ?? '', 'http://x').searchParams.get('say');
  };

  it('is not saved with a link that leads nowhere, which would keep all previews from being shown', async () => {
    const base = await read(article);
    const typed = { ...base, body: `${base.body}\nSee [this](/blog/nowhere).\n` };
    expect(await press(article, 'save', base, typed)).toBe('words.mistakes');
    expect(checkTogether(await words())).toEqual([]);
    expect(await read(article)).toEqual(base);
    const right = { ...base, body: `${base.body}\nSee [this](/about).\n` };
    expect(await press(article, 'save', base, right)).toBe('words.saved');
  });

  it('nor is one field of it, that names no fact', async () => {
    const base = await read(service);
    const sent = { only: 'needs.title', 'needs.title': '{none}' };
    expect(await press(service, 'save', base, base, sent)).toBe('words.mistakes');
    expect(await read(service)).toEqual(base);
  });
});
