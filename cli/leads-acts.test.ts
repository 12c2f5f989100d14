import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import { agency, agencyJson } from '#testing/agency.ts';
import { seedHeldLead, seedLead, seedMailInFolder } from '#testing/seed.ts';
import { emptyStore, stored } from '#testing/stored.ts';

beforeEach(emptyStore);
afterEach(() => rmSync(path.join(env().DATA_DIR, 'mail'), { recursive: true, force: true }));

const hour = 60 * 60_000;
const refused = {
  problem: 'refused',
  attempts: 3,
  due: Date.now() + hour,
  last_error: 'Error EENVELOPE 550',
} as const;

const filesInFolder = () => readdirSync(path.join(env().DATA_DIR, 'mail'));

describe('leads retry', () => {
  it('makes a mail due that waits for its next attempt', async () => {
    const id = await seedLead({}, { attempts: 9, due: Date.now() + hour });
    expect((await agency('leads', 'retry', id)).code).toBe(0);
    expect(stored('outbox')[0]?.due).toBeLessThanOrEqual(Date.now());
  });

  it('skips a mail that may be being sent, as it would be sent twice', async () => {
    const due = Date.now() + 30_000;
    const id = await seedLead({}, { attempts: 1, due });
    expect(await agencyJson('leads', 'retry', id)).toEqual({ retried: 0 });
    expect(stored('outbox')).toMatchObject([{ due }]);
  });

  it('retries with --all-failed every failed mail, and no other', async () => {
    await seedLead({}, refused);
    await seedLead({}, { ...refused, failed_at: 1, due: 1 });
    await seedLead({}, { sent_at: 7, due: 7 });
    expect(await agencyJson('leads', 'retry', '--all-failed')).toEqual({ retried: 2 });
    const line = { who: 'command', what: 'failed mails sent again' };
    expect(stored('changes')).toMatchObject([line]);
    expect(stored('outbox').filter(({ failed_at }) => failed_at !== null)).toEqual([]);
    expect(stored('outbox').filter(({ due }) => due === 7)).toHaveLength(1);
  });

  it('sends what is in the data folder once there is a mail server', async () => {
    const ids = [await seedMailInFolder(), await seedMailInFolder()];
    expect((await agency('leads', 'retry', ids[0] ?? '')).code).toBe(1);
    expect((await agency('leads', 'retry', '--all-failed')).out).toContain('2 mails in the data');
    expect(stored('outbox')).toMatchObject([{ sent_at: 5 }, { sent_at: 5 }]);

    env().SMTP_URL = 'smtp://127.0.0.1:9';
    expect((await agency('leads', 'retry', ids[0] ?? '')).code).toBe(0);
    expect(filesInFolder()).toHaveLength(1);
    expect(await agencyJson('leads', 'retry', '--all-failed')).toEqual({ retried: 1 });
    expect(filesInFolder()).toEqual([]);
    expect(stored('outbox')).toMatchObject([{ sent_at: null }, { sent_at: null }]);
    env().SMTP_URL = undefined;
  });

  it('fails for one that was sent, is held or does not exist', async () => {
    const ids = [await seedLead({}, { sent_at: 7 }), await seedHeldLead(), 'nothing'];
    for (const id of ids) expect((await agency('leads', 'retry', id)).code).toBe(1);
    expect(stored('outbox')).toMatchObject([{ sent_at: 7 }]);
  });
});

it('leads dismiss takes a suspect off the held ones; once that is undone, leads release mails it', async () => {
  const id = await seedHeldLead();
  expect((await agency('leads', 'dismiss', id.slice(0, 8))).code).toBe(0);
  expect(await agencyJson('leads', 'list', '--state', 'held')).toEqual([]);
  expect((await agency('leads', 'dismiss', id)).code).toBe(1);
  expect((await agency('leads', 'release', id)).err).toContain('by a command');
  expect((await agency('leads', 'undo', id)).code).toBe(0);
  expect((await agency('leads', 'undo', id)).code).toBe(1);
  expect((await agency('leads', 'release', id)).code).toBe(0);
  expect((await agency('leads', 'release', id)).code).toBe(1);
  expect(stored('outbox')).toMatchObject([{ kind: 'lead', subject_id: id, sent_at: null }]);
});
