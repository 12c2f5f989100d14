import { readChangedPages } from '#app/desk/parts/changed-pages.ts';
import { content } from '#lib/content/content.ts';
import { readContent } from '#lib/content/read-content.ts';
import type { Store } from '#lib/database/store.ts';
import { deskPeople } from '#lib/desk/people.ts';
import { publishMails, tellNotLive } from '#lib/publishing/mails.ts';
import { onEachDatabase, onSqlite, store } from '#testing/databases.ts';
import { articleText } from '#testing/release-words.ts';
import { rowsOf } from '#testing/seed.ts';
import { publishWords, saveWords } from '#testing/words.ts';
import { wordsOfMap } from './maps.ts';
import { composeAgain, composeDue, publish } from './publications.ts';
import { publishRelease } from './release.ts';
import { newestPublication } from './working.ts';

const { timeZone } = content().site;
const [owner = ''] = deskPeople();
const file = 'articles/later.md';
const day = 24 * 60 * 60_000;
// By the clock of this machine, as people publish by it.
const now = Date.now();
const tomorrow = now + day;
const dateOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

let second: Store;
const begin = (open: () => Promise<Store>) =>
  beforeEach(async () => {
    second = await open();
    await publishRelease(store, 1);
    await write(dateOf(tomorrow));
  });

const write = (date: string) => saveWords(store, file, () => articleText('Later', date));
const saveAnother = () => saveWords(store, 'about.yaml', (text) => `${text}# Anew.\n`);
const publishAt = (at: number, who: string, files: string[]) =>
  publishWords(store, { who, at, files });
/** As each instance does once it finds that something is due. */
const goLive = async (store: Store, at: number) => {
  const candidate = await composeDue(store, at);
  if (!candidate) return false;
  return publish(store, candidate, { who: '', at }, 1);
};
const goBack = async (id: string, at: number) => {
  const again = await composeAgain(store, id);
  return again && publish(store, again, { who: 'owner', at }, 1, 'words taken back');
};
const newest = async () => Object(await newestPublication(store.db));
const isLive = async () => {
  const words = await wordsOfMap(store, (await newest()).map);
  return readContent(words).articles.some(({ slug }) => slug === 'later');
};

onEachDatabase('a page with a day', (open) => {
  begin(open);

  it('goes live on it, once for two instances, by who published it', async () => {
    await publishAt(now, 'ali@example.com', [file]);
    await saveAnother();
    await publishAt(now, 'sana@example.com', ['about.yaml']);
    expect(await isLive()).toBe(false);
    expect((await newest()).addresses.split('\n')).not.toContain('/blog/later');
    expect(await goLive(store, now)).toBe(false);

    const done = await Promise.all([store, second].map((one) => goLive(one, tomorrow)));
    expect(done.sort()).toEqual([false, true]);
    expect(await isLive()).toBe(true);
    expect(await newest()).toMatchObject({ who: 'ali@example.com', at: tomorrow });
    expect((await newest()).addresses.split('\n')).toContain('/blog/later');
    const deeds = (await rowsOf(store, 'changes')).filter(({ what }) => what === 'page gone live');
    expect(deeds).toMatchObject([{ who: 'ali@example.com', which: file }]);
    expect(await goLive(store, tomorrow + day)).toBe(false);
  });
});

onSqlite('a page with a day', (open) => {
  begin(open);

  it('goes live with whatever is published on that day', async () => {
    await publishAt(now, 'ali', [file]);
    await saveAnother();
    await publishAt(tomorrow, 'sana', ['about.yaml']);
    expect(await isLive()).toBe(true);
  });

  it('stays away once it was taken back, until it is published again', async () => {
    // As if its day had come: taken back now, it is there to be published.
    await write(dateOf(now));
    await publishAt(now - day, 'ali', [file]);
    const waiting = await newest();
    expect(await isLive()).toBe(false);
    await goLive(store, now);
    expect(await isLive()).toBe(true);

    expect(await goBack(waiting.id, now)).toBe(true);
    expect(await goLive(store, now + day)).toBe(false);
    expect(await readChangedPages(store)).toMatchObject([{ file, kind: 'new' }]);
    await saveAnother();
    await publishAt(now, 'sana', ['about.yaml']);
    await publishRelease(store, 2);
    expect(await isLive()).toBe(false);
    await publishAt(now, 'sana', [file]);
    expect(await isLive()).toBe(true);
    expect(await readChangedPages(store)).toEqual([]);
  });

  it('waits again where the publication that has it is shown again before its day', async () => {
    const before = await newest();
    await publishAt(now, 'ali', [file]);
    const waiting = await newest();
    await goBack(before.id, now);
    expect(await goLive(store, tomorrow)).toBe(false);
    await goBack(waiting.id, now);
    expect(await goLive(store, tomorrow)).toBe(true);
  });

  it.each([owner, 'gone@example.com'])(
    'is told once to %s, or an owner, where it cannot',
    async (who) => {
      await write(dateOf(now));
      await publishAt(now - day, who, [file]);
      for (const one of [store, second]) await tellNotLive(one, now);
      const [entry, ...more] = (await rowsOf(store, 'outbox')).filter(
        ({ kind }) => kind === 'not-live',
      );
      expect(more).toEqual([]);
      const mail = entry && (await publishMails['not-live'](store, entry));
      expect(mail).toMatchObject({ to: owner, subject: '/blog/later has not gone live' });
    },
  );
});
