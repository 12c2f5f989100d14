import { recordDeed } from '#lib/database/deed-log.ts';
import { getStore } from '#lib/database/store.ts';
import { outboxEntry } from '#lib/post/outbox.ts';
import { addCounts } from '#lib/visits/counters.ts';
import { agency, agencyJson } from '#testing/agency.ts';
import { queueLetter } from '#testing/post-office.ts';
import { addReaders, seedLead } from '#testing/seed.ts';
import { changeStored, emptyStore, stored } from '#testing/stored.ts';

// The privacy policy keeps messages for 24 months, ended subscriptions for 12.
const now = Date.parse('2026-01-15T10:00:00Z');
const [old, young] = [Date.parse('2024-01-15T09:00:00Z'), Date.parse('2024-01-15T11:00:00Z')];
const [leftLongAgo, left] = [Date.parse('2025-01-14'), Date.parse('2025-01-16')];

beforeEach(async () => {
  await emptyStore();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await seedLead({ name: 'old' }, { sent_at: 1 }, old);
  for (const name of ['old, dismissed', 'old, held']) {
    await seedLead({ name, suspicion: 'honeypot filled' }, {}, old);
  }
  changeStored("UPDATE leads SET dismissed_at = 1 WHERE name = 'old, dismissed'");
  await seedLead({ name: 'old, waiting' }, {}, old);
  await seedLead({ name: 'young' }, { sent_at: 1 }, young);
  const store = await getStore();
  await addReaders(store, 'left-long-ago left reader', now);
  const leave = (at: number, name: string) =>
    changeStored(`UPDATE subscribers SET unsubscribed_at = ${at} WHERE email LIKE '${name}@%'`);
  leave(leftLongAgo, 'left-long-ago');
  leave(left, 'left');
  const weeks = ['2024-01-08', '2024-01-15'];
  const views = weeks.map((day) => ({ day, kind: 'view', key: '/', count: 1 }) as const);
  await addCounts(store, views);
});

const expected = { messages: 2, subscriptions: 1 };

it('deletes what has expired with its mail, once, but no unseen message', async () => {
  expect(await agencyJson('retention')).toEqual(expected);
  expect(stored('leads').map(({ name }) => name)).toEqual(['old, held', 'old, waiting', 'young']);
  const readers = stored('subscribers').map(({ email }) => email);
  expect(readers).toEqual(['left@example.com', 'reader@example.com']);
  expect(stored('counters').map(({ week }) => week)).toEqual(['2024-01-15']);
  // Of two messages, two welcomes, and the notice that tells of all three subscribers.
  expect(stored('outbox')).toHaveLength(5);
  expect(await agencyJson('retention')).toMatchObject({ messages: 0, subscriptions: 0 });
});

it('deletes a suspect that a mail has listed, and what was answered before it was mailed', async () => {
  changeStored(`UPDATE leads SET told_at = 1 WHERE name = 'old, held'`);
  changeStored(`UPDATE leads SET answered_at = 1 WHERE name = 'old, waiting'`);
  expect((await agencyJson('retention')).messages).toBe(expected.messages + 2);
});

it.each([
  ['has gone', 'sent_at'],
  ['was given up', 'failed_at'],
])('deletes an old letter with its mails once the last %s', async (_, settled) => {
  const store = await getStore();
  const letter = { id: 'a1b2', subject: 'News', source: '# News\n\nWords.' };
  await queueLetter(store, letter, now);
  changeStored('UPDATE letters SET created_at = 5');
  await agency('retention');
  expect(stored('letters')).toHaveLength(1);
  changeStored(`UPDATE outbox SET ${settled} = 5 WHERE letter_id IS NOT NULL`);
  await agency('retention');
  const mails = stored('outbox').filter(({ letter_id }) => letter_id !== null);
  expect([mails, stored('letters')]).toEqual([[], []]);
});

it('keeps an unsent digest and an unsent alert, and deletes old lines of the log', async () => {
  const { db } = await getStore();
  const entries = (['digest', 'alert-post'] as const).map((kind) => outboxEntry(kind, kind, 1));
  await db.insertInto('outbox').values(entries).execute();
  for (const [which, at] of Object.entries({ old, young })) {
    await recordDeed(db, { who: 'command', at }, 'message answered', which);
  }
  await agency('retention');
  expect(stored('changes').map(({ which }) => which)).toEqual(['young']);
  const mails = () => stored('outbox').filter(({ id }) => entries.some((one) => one.id === id));
  expect(mails()).toHaveLength(2);
  changeStored("UPDATE outbox SET sent_at = 1 WHERE kind IN ('digest', 'alert-post')");
  await agency('retention');
  expect(mails()).toEqual([]);
});
