import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { retention } from '#content/privacy.ts';
import { env } from '#lib/env.ts';
import { outboxEntry } from '#lib/store/outbox-entry.ts';
import { getStore } from '#lib/store/store.ts';
import { agency, agencyJson } from '#testing/agency.ts';
import { seedLead, seedSubscriber } from '#testing/seed.ts';
import { changeStored, emptyStore, stored } from '#testing/stored.ts';
import { monthsBefore } from './calendar.ts';

const day = 24 * 60 * 60_000;
const leadLimit = monthsBefore(Date.now(), retention.leadMonths);
const leftLimit = monthsBefore(Date.now(), retention.unsubscribedMonths);
const sent = { sent_at: 1 };

function hold(name: string, set: string) {
  changeStored(`UPDATE leads SET suspicion = 'honeypot filled', ${set} WHERE name = '${name}'`);
  changeStored(
    `DELETE FROM outbox WHERE subject_id IN (SELECT id FROM leads WHERE name = '${name}')`,
  );
}

beforeEach(async () => {
  emptyStore();
  await seedLead({ name: 'old' }, sent, leadLimit - day);
  await seedLead({ name: 'old, dismissed' }, {}, leadLimit - day);
  await seedLead({ name: 'old, held' }, {}, leadLimit - day);
  hold('old, dismissed', 'dismissed_at = 1');
  hold('old, held', 'told_at = NULL');
  await seedLead({ name: 'old, waiting' }, {}, leadLimit - day);
  await seedLead({ name: 'young' }, sent, leadLimit + day);
  await seedSubscriber('left-long-ago@example.com', leftLimit - day);
  await seedSubscriber('left@example.com', leftLimit + day);
  await seedSubscriber('reader@example.com');
});

const expected = { messages: 2, subscriptions: 1, mails: 2, files: 0 };

describe('retention', () => {
  it('deletes what has expired with its mail, but no unseen message', async () => {
    expect(await agencyJson('retention')).toEqual({ dryRun: false, ...expected });
    expect(stored('leads').map(({ name }) => name)).toEqual(['old, held', 'old, waiting', 'young']);
    expect(stored('subscribers').map(({ email }) => email)).toEqual([
      'left@example.com',
      'reader@example.com',
    ]);
    // Of two messages, two welcomes, and the notice that tells of all three subscribers.
    expect(stored('outbox')).toHaveLength(5);
  });

  it('deletes a notice with the last subscriber that it tells of', async () => {
    changeStored('UPDATE subscribers SET unsubscribed_at = 1');
    expect(await agencyJson('retention')).toMatchObject({ subscriptions: 3, mails: 5 });
    expect(stored('outbox').map(({ kind }) => kind)).toEqual(['lead', 'lead']);
  });

  it('deletes a suspect that a digest has listed', async () => {
    changeStored("UPDATE leads SET told_at = 1 WHERE name = 'old, held'");
    expect((await agencyJson('retention')).messages).toBe(expected.messages + 1);
  });

  it('keeps a message whose mail is in the data folder', async () => {
    const folder = path.join(env().DATA_DIR, 'mail');
    const old = stored('leads').find(({ name }) => name === 'old');
    const mail = stored('outbox').find(({ subject_id }) => subject_id === old?.id);
    mkdirSync(folder);
    writeFileSync(path.join(folder, `2026-01-05T12-00-00.000Z ${mail?.id}.eml`), 'a mail');
    expect((await agencyJson('retention')).messages).toBe(expected.messages - 1);
    rmSync(folder, { recursive: true });
  });

  it('keeps an unsent digest and an unsent alert', async () => {
    const { db } = await getStore();
    const entries = (['digest', 'alert-post'] as const).map((kind) => outboxEntry(kind, kind, 1));
    await db.insertInto('outbox').values(entries).execute();
    expect((await agencyJson('retention')).mails).toBe(expected.mails);
    changeStored("UPDATE outbox SET sent_at = 1 WHERE kind IN ('digest', 'alert-post')");
    expect((await agencyJson('retention')).mails).toBe(2);
  });

  it('deletes the mail of deleted subjects', async () => {
    const { db } = await getStore();
    await db.deleteFrom('leads').where('name', '=', 'young').execute();
    expect((await agencyJson('retention')).mails).toBe(expected.mails + 1);
  });

  it('deletes nothing the second time', async () => {
    await agency('retention');
    expect((await agency('retention')).out).toMatch(/0 messages, 0 ended .* 0 mails/);
  });

  it('only reports with --dry-run', async () => {
    const before = [stored('leads'), stored('subscribers'), stored('outbox')];
    expect(await agencyJson('retention', '--dry-run')).toEqual({ dryRun: true, ...expected });
    expect([stored('leads'), stored('subscribers'), stored('outbox')]).toEqual(before);
  });
});

describe('monthsBefore', () => {
  it.each([
    ['2026-03-15', 2, '2026-01-15'],
    ['2026-01-15', 24, '2024-01-15'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2028-02-29', 12, '2027-02-28'],
  ])('of %s, %i months, is %s', (date, months, expected) => {
    expect(new Date(monthsBefore(Date.parse(date), months))).toEqual(new Date(expected));
  });
});
