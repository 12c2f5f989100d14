import { content } from '#lib/content/content.ts';
import { deskPeople } from '#lib/desk/people.ts';
import { publishRelease } from '#lib/words/release.ts';
import { onSqlite, store } from '#testing/databases.ts';
import { articleText } from '#testing/release-words.ts';
import { rowsOf } from '#testing/seed.ts';
import { publishWords, saveWords } from '#testing/words.ts';
import { publishMails, tellNotLive } from './mails.ts';

const day = 24 * 60 * 60_000;
const now = Date.now();
const { timeZone } = content().site;
const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
const [owner = ''] = deskPeople();

onSqlite('a page that cannot go live', (open) => {
  it.each([owner, 'gone@example.com'])('is told once to %s, or an owner', async (who) => {
    await publishRelease(store, 1);
    await saveWords(store, 'articles/later.md', () => articleText('Later', today));
    await publishWords(store, { who, at: now - day });

    for (const one of [store, await open()]) await tellNotLive(one, now);
    const entries = await rowsOf(store, 'outbox');
    const [entry, ...more] = entries.filter(({ kind }) => kind === 'not-live');
    expect(more).toEqual([]);
    const mail = entry && (await publishMails['not-live'](store, entry));
    expect(mail).toMatchObject({ to: owner, subject: '/blog/later has not gone live' });
  });
});
