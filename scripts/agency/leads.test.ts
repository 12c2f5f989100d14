import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { leadStates } from '@/lib/store/lead-list';
import { agency, agencyJson } from '@/testing/agency';
import { seedHeldLead, seedLead } from '@/testing/seed';
import { changeStored, emptyStore, stored } from '@/testing/stored';

beforeEach(emptyStore);

const hour = 60 * 60_000;
const refused = {
  problem: 'refused',
  attempts: 3,
  due: Date.now() + hour,
  last_error: 'Error EENVELOPE 550',
} as const;

/** A lead whose mail was written to the data folder, for want of a mail server. */
async function seedInFolder(at = Date.now()): Promise<string> {
  const id = await seedLead({}, { sent_at: 5 }, at);
  const mail = stored('outbox').find(({ subject_id }) => subject_id === id);
  const folder = path.join(env().DATA_DIR, 'mail');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `2026-01-05T12-00-00.000Z ${mail?.id}.eml`), 'a mail');
  return id;
}

async function seedDismissed(): Promise<string> {
  const id = await seedHeldLead();
  await agency('leads', 'dismiss', id);
  // The others come in the same millisecond.
  changeStored(`UPDATE leads SET received_at = received_at + 1000 WHERE id = '${id}'`);
  return id;
}

const lying = () => readdirSync(path.join(env().DATA_DIR, 'mail'));

afterEach(() => rmSync(path.join(env().DATA_DIR, 'mail'), { recursive: true, force: true }));

describe('leads list', () => {
  const seedOneOfEach = async () => ({
    waiting: await seedLead({}, {}, 1),
    sent: await seedLead({}, { sent_at: 5 }, 2),
    refused: await seedLead({}, refused, 3),
    folder: await seedInFolder(4),
    held: await seedHeldLead(),
    dismissed: await seedDismissed(),
  });

  it('shows the newest first, each with its state', async () => {
    const { waiting, sent, refused, folder, held, dismissed } = await seedOneOfEach();
    expect(await agencyJson('leads', 'list')).toMatchObject([
      { id: dismissed, state: 'dismissed' },
      { id: held, state: 'held' },
      { id: folder, state: 'folder' },
      { id: refused, state: 'refused' },
      { id: sent, state: 'sent' },
      { id: waiting, state: 'waiting' },
    ]);
  });

  it.each(leadStates)('can be of those %s', async (state) => {
    const ids = await seedOneOfEach();
    expect(await agencyJson('leads', 'list', '--state', state)).toMatchObject([{ id: ids[state] }]);
  });

  it('has as many as --limit says', async () => {
    await seedOneOfEach();
    expect(await agencyJson('leads', 'list', '--limit', '2')).toHaveLength(2);
  });

  it('is an aligned table for people', async () => {
    await seedLead({ name: 'A' });
    await seedLead({ name: 'A longer name' });
    const { out } = await agency('leads', 'list');
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines.slice(1).every((line) => line.indexOf('ayesha@') === out.indexOf('e-mail'))).toBe(
      true,
    );
  });

  it('lets nothing that a visitor typed act on the terminal', async () => {
    const id = await seedLead({ name: 'A\u001b[2J', message: 'B\u009b2J\rC' });
    const { out } = await agency('leads', 'list');
    expect(out + (await agency('leads', 'show', id)).out).not.toMatch(/[^\P{Cc}\n]/u);
  });
});

describe('leads show', () => {
  it('has the message and the state of its mail', async () => {
    const id = await seedLead({ message: 'First line\nSecond line' }, refused);
    const { code, out } = await agency('leads', 'show', id);
    expect(code).toBe(0);
    for (const part of [
      'First line\nSecond line',
      '+92 300 1234567',
      'refused',
      '550',
      '3 attempts',
    ])
      expect(out).toContain(part);
  });

  it('says why one is held', async () => {
    expect((await agency('leads', 'show', await seedHeldLead('too fast'))).out).toContain(
      'too fast',
    );
  });

  it('takes the beginning of an id, as the list shows it', async () => {
    const id = await seedLead({ message: 'Of one message.' });
    const listed = id.slice(0, 8);
    expect((await agency('leads', 'list')).out).toContain(`\n${listed} `);
    for (const given of [listed, `${id.slice(0, 4)}…`, id.toUpperCase()]) {
      expect((await agency('leads', 'show', given)).out).toContain('Of one message.');
    }
    expect((await agency('leads', 'show', id.slice(0, 3))).code).toBe(1);
  });

  it('says so where several messages begin so', async () => {
    for (const end of ['1', '2']) {
      const id = await seedLead();
      changeStored(`UPDATE leads SET id = 'abcdef0${end}' WHERE id = '${id}'`);
    }
    expect((await agency('leads', 'show', 'abcdef')).err).toContain('Several');
    expect((await agency('leads', 'show', 'abcdef01')).code).toBe(0);
  });

  it.each(['nothing', '%%%%', '____'])('fails for %s, which is not there', async (id) => {
    await seedLead();
    expect(await agency('leads', 'show', id)).toMatchObject({ code: 1, out: '' });
  });
});

describe('leads retry', () => {
  it('makes a mail due now that waits out its backoff', async () => {
    const id = await seedLead({}, { attempts: 9, due: Date.now() + hour });
    expect((await agency('leads', 'retry', id)).code).toBe(0);
    expect(stored('outbox')[0]?.due).toBeLessThanOrEqual(Date.now());
  });

  it('leaves one alone that may be under way, as it would go twice', async () => {
    const due = Date.now() + 30_000;
    const id = await seedLead({}, { attempts: 1, due });
    expect(await agencyJson('leads', 'retry', id)).toEqual({ retried: 0 });
    expect(stored('outbox')).toMatchObject([{ due }]);
  });

  it('takes what failed or was given up with --all-failed, and only that', async () => {
    await seedLead({}, refused);
    await seedLead({}, { ...refused, failed_at: 1, due: 1 });
    await seedLead({}, { sent_at: 7, due: 7 });
    expect(await agencyJson('leads', 'retry', '--all-failed')).toEqual({ retried: 2 });
    expect(stored('outbox').filter(({ failed_at }) => failed_at !== null)).toEqual([]);
    expect(stored('outbox').filter(({ due }) => due === 7)).toHaveLength(1);
  });

  it('takes what lies in the data folder once there is a mail server', async () => {
    const ids = [await seedInFolder(), await seedInFolder()];
    expect((await agency('leads', 'retry', ids[0] ?? '')).code).toBe(1);
    expect((await agency('leads', 'retry', '--all-failed')).out).toContain('2 mails in the data');
    expect(stored('outbox')).toMatchObject([{ sent_at: 5 }, { sent_at: 5 }]);

    env().SMTP_URL = 'smtp://127.0.0.1:9';
    expect((await agency('leads', 'retry', ids[0] ?? '')).code).toBe(0);
    expect(lying()).toHaveLength(1);
    expect(await agencyJson('leads', 'retry', '--all-failed')).toEqual({ retried: 1 });
    expect(lying()).toEqual([]);
    expect(stored('outbox')).toMatchObject([{ sent_at: null }, { sent_at: null }]);
    env().SMTP_URL = undefined;
  });

  it('fails for one that was sent, is held or is not there', async () => {
    const ids = [await seedLead({}, { sent_at: 7 }), await seedHeldLead(), 'nothing'];
    for (const id of ids) expect((await agency('leads', 'retry', id)).code).toBe(1);
    expect(stored('outbox')).toMatchObject([{ sent_at: 7 }]);
  });
});

describe('leads release', () => {
  it('clears a suspect and queues its mail, once', async () => {
    const id = await seedHeldLead();
    const codes = [await agency('leads', 'release', id), await agency('leads', 'release', id)];
    expect(codes.map(({ code }) => code)).toEqual([0, 1]);
    expect(stored('leads')).toMatchObject([{ id, suspicion: null }]);
    expect(stored('outbox')).toMatchObject([{ kind: 'lead', subject_id: id, sent_at: null }]);
  });

  it('fails for one that is not there', async () => {
    expect((await agency('leads', 'release', 'nothing')).code).toBe(1);
  });
});

describe('leads dismiss', () => {
  it('takes a suspect off the list of those that wait, and leaves it to be released', async () => {
    const id = await seedHeldLead();
    expect((await agency('leads', 'dismiss', id.slice(0, 8))).code).toBe(0);
    expect(await agencyJson('leads', 'list', '--state', 'held')).toEqual([]);
    expect((await agency('leads', 'dismiss', id)).code).toBe(1);
    expect((await agency('leads', 'release', id)).code).toBe(0);
    expect(await agencyJson('leads', 'list')).toMatchObject([{ id, state: 'waiting' }]);
  });

  it('takes all of them with --all-held, and nothing else', async () => {
    await seedHeldLead();
    await seedHeldLead();
    await seedLead();
    expect(await agencyJson('leads', 'dismiss', '--all-held')).toEqual({ dismissed: 2 });
    expect(stored('leads').filter(({ dismissed_at }) => dismissed_at !== null)).toHaveLength(2);
  });
});
