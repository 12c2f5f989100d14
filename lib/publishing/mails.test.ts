import { content } from '#lib/content/content.ts';
import { deskPeople } from '#lib/desk/people.ts';
import { composePublication, publish } from '#lib/words/publications.ts';
import { publishRelease } from '#lib/words/release.ts';
import { changeWords } from '#lib/words/versions.ts';
import { onSqlite } from '#testing/databases.ts';
import { articleText } from '#testing/release-words.ts';
import { publishMails, tellNotLive } from './mails.ts';

const day = 24 * 60 * 60_000;
const now = Date.now();
const { timeZone } = content().site;
const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
const [owner = ''] = deskPeople();

onSqlite('a page that cannot go live', (open) => {
  it.each([owner, 'gone@example.com'])('is told once to %s, or an owner', async (who) => {
    const store = await open();
    await publishRelease(store, 1);
    const text = articleText('Later', today);
    const saved = new Map([['articles/later.md', Buffer.from(text)]]);
    await changeWords(store, { who, at: now }, { what: 'words saved' }, () => saved);
    const at = now - day;
    await publish(store, await composePublication(store, undefined, at), { who, at }, 1);

    for (const one of [store, await open()]) await tellNotLive(one, now);
    const entries = store.db.selectFrom('outbox').selectAll().where('kind', '=', 'not-live');
    const [entry, ...more] = await entries.execute();
    expect(more).toEqual([]);
    const mail = entry && (await publishMails['not-live'](store, entry));
    expect(mail).toMatchObject({ to: owner, subject: '/blog/later has not gone live' });
  });
});
