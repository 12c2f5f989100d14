import { retention } from '@/content/privacy';
import { monthsBefore } from '@/lib/months';
import { getStore } from '@/lib/store/store';
import { agency, agencyJson } from '@/testing/agency';
import { seedLead, seedSubscriber } from '@/testing/seed';
import { emptyStore, stored } from '@/testing/stored';

const day = 24 * 60 * 60_000;
const leadLimit = monthsBefore(Date.now(), retention.leadMonths);
const leftLimit = monthsBefore(Date.now(), retention.unsubscribedMonths);
const sent = { sent_at: 1 };

beforeEach(async () => {
  emptyStore();
  await seedLead({ name: 'old' }, sent, leadLimit - day);
  await seedLead({ name: 'old, refused' }, { failed_at: 1 }, leadLimit - day);
  await seedLead({ name: 'old, waiting' }, {}, leadLimit - day);
  await seedLead({ name: 'young' }, sent, leadLimit + day);
  await seedSubscriber('left-long-ago@example.com', leftLimit - day);
  await seedSubscriber('left@example.com', leftLimit + day);
  await seedSubscriber('reader@example.com');
});

const expected = { messages: 2, subscriptions: 1, mails: 4, files: 0 };

describe('retention', () => {
  it('deletes what is too old with its mail, but no message whose mail is waiting', async () => {
    expect(await agencyJson('retention')).toEqual({ dryRun: false, ...expected });
    expect(stored('leads').map(({ name }) => name)).toEqual(['old, waiting', 'young']);
    expect(stored('subscribers').map(({ email }) => email)).toEqual([
      'left@example.com',
      'reader@example.com',
    ]);
    expect(stored('outbox')).toHaveLength(6);
  });

  it('deletes the mail of subjects that are gone', async () => {
    const { db } = await getStore();
    await db.deleteFrom('leads').where('name', '=', 'young').execute();
    expect((await agencyJson('retention')).mails).toBe(expected.mails + 1);
  });

  it('deletes nothing the second time', async () => {
    await agency('retention');
    expect((await agency('retention')).out).toMatch(/0 messages, 0 ended .* 0 mails/);
  });

  it('only says what it would delete with --dry-run', async () => {
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
