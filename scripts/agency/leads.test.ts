import { agency, agencyJson } from '@/testing/agency';
import { seedHeldLead, seedLead } from '@/testing/seed';
import { emptyStore, stored } from '@/testing/stored';

beforeEach(emptyStore);

const hour = 60 * 60_000;
const refused = { failed_at: 1, attempts: 3, last_error: 'Error EENVELOPE 550' };

describe('leads list', () => {
  const seedOneOfEach = async () => ({
    waiting: await seedLead({}, {}, 1),
    sent: await seedLead({}, { sent_at: 5 }, 2),
    failed: await seedLead({}, refused, 3),
    held: await seedHeldLead(),
  });

  it('shows the newest first, each with its state', async () => {
    const { waiting, sent, failed, held } = await seedOneOfEach();
    expect(await agencyJson('leads', 'list')).toMatchObject([
      { id: held, state: 'held' },
      { id: failed, state: 'failed' },
      { id: sent, state: 'sent' },
      { id: waiting, state: 'waiting' },
    ]);
  });

  it.each(['waiting', 'sent', 'failed', 'held'] as const)('can be of those %s', async (state) => {
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
      'failed',
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

  it('fails for one that is not there', async () => {
    expect(await agency('leads', 'show', 'nothing')).toMatchObject({ code: 1, out: '' });
  });
});

describe('leads retry', () => {
  it('makes the parked mail of a message due now', async () => {
    const id = await seedLead({}, { ...refused, due: 1 });
    const before = Date.now();
    expect((await agency('leads', 'retry', id)).code).toBe(0);
    const [mail] = stored('outbox');
    expect(mail?.failed_at).toBeNull();
    expect(mail?.due).toBeGreaterThanOrEqual(before);
    expect(mail?.due).toBeLessThanOrEqual(Date.now());
  });

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

  it('takes every parked mail with --all-failed, and only those', async () => {
    await seedLead({}, refused);
    await seedLead({}, refused);
    await seedLead({}, { sent_at: 7, due: 7 });
    expect(await agencyJson('leads', 'retry', '--all-failed')).toEqual({ retried: 2 });
    expect(stored('outbox').filter(({ failed_at }) => failed_at !== null)).toEqual([]);
    expect(stored('outbox').filter(({ due }) => due === 7)).toHaveLength(1);
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
