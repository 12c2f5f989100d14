import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import { deliverNext } from '#lib/outbox/deliver.ts';
import { saveLead } from '#lib/store/leads.ts';
import { readMailboxState, writeMailboxState } from '#lib/store/mailbox-state.ts';
import { recordReturn } from '#lib/store/returned.ts';
import type { NewLead } from '#lib/store/schema.ts';
import { openStore, type Store } from '#lib/store/store.ts';
import { subscribe } from '#lib/store/subscribers.ts';
import { agencyJson } from '#testing/agency.ts';
import { openPostgres, type Postgres } from '#testing/postgres.ts';
import { consentOf, lead } from '#testing/seed.ts';

describe('the commands on PostgreSQL', () => {
  let postgres: Postgres;
  let store: Store;
  beforeAll(async () => {
    postgres = await openPostgres();
    store = await openStore({ DATA_DIR: 'unused', DATABASE_URL: postgres.url });
    env().DATABASE_URL = postgres.url;
  });
  afterAll(async () => {
    await store?.close();
    postgres?.dispose();
  });
  beforeEach(async () => {
    for (const table of ['leads', 'subscribers', 'outbox'] as const) {
      await store.db.deleteFrom(table).execute();
    }
  });

  const add = async (changes: Partial<NewLead> = {}, at = Date.now()) =>
    (await saveLead(store, { ...lead, ...changes }, at)).id;
  const join = (email: string) => subscribe(store, consentOf(email), Date.now());

  it('list, retry, release and count messages', async () => {
    const held = await add({ suspicion: 'honeypot filled' });
    const refused = await add({}, 1);
    const due = Date.now() + 3_600_000;
    await store.db.updateTable('outbox').set({ problem: 'refused', due }).execute();
    expect(await agencyJson('leads', 'list')).toMatchObject([
      { id: held, state: 'held' },
      { id: refused, state: 'refused', received_at: '1970-01-01T00:00:00.001Z' },
    ]);
    expect(await agencyJson('leads', 'list', '--state', 'held')).toHaveLength(1);
    expect(await agencyJson('leads', 'retry', refused.slice(0, 8))).toEqual({ retried: 1 });
    expect(await agencyJson('leads', 'release', held)).toEqual({ released: 1 });
    const report = { weeks: [{ messages: 1 }] };
    expect(await agencyJson('leads', 'report', '--weeks', '1')).toMatchObject(report);
  });

  it('keep what waits, delete what has expired, and find the database healthy', async () => {
    await add({}, 1);
    expect(await agencyJson('retention')).toMatchObject({ messages: 0 });
    await store.db.updateTable('outbox').set({ sent_at: 1 }).execute();
    expect(await agencyJson('retention')).toMatchObject({ messages: 1, mails: 1 });
    const { checks } = await agencyJson('doctor');
    const states = checks.map(({ name, state }: { name: string; state: string }) => [name, state]);
    expect(Object.fromEntries(states)).toMatchObject({ database: 'ok', 'mail queue': 'ok' });
  });

  it('export, correct and erase a person', async () => {
    await add();
    await add({ email: 'other@example.com' });
    await join('ayesha@example.com');
    const { messages, subscriptions, mails } = await agencyJson(
      'person',
      'export',
      'AYESHA@example.com',
    );
    expect([messages.length, subscriptions.length, mails.length]).toEqual([1, 1, 3]);
    const correct = ['person', 'correct', 'ayesha@example.com', '--email', 'aisha@example.com'];
    expect(await agencyJson(...correct)).toEqual({ leads: 1, subscriptions: 1 });
    const erased = { messages: 1, subscriptions: 1, mails: 3 };
    expect(await agencyJson('person', 'erase', 'aisha@example.com', '--yes')).toMatchObject(erased);
    expect(await agencyJson('leads', 'list')).toMatchObject([{ email: 'other@example.com' }]);
  });

  it('queue a letter once, report its progress, and stop it', async () => {
    for (const name of ['a', 'b', 'c']) await join(`${name}@example.com`);
    const file = path.join(mkdtempSync(path.join(env().DATA_DIR, 'letter-')), 'letter.md');
    writeFileSync(file, '# News\n\nWords.\n');
    const send = () => agencyJson('newsletter', 'send', file, '--yes');
    const { id, ...first } = await send();
    expect([first, await send()]).toMatchObject([{ queued: 3 }, { queued: 0 }]);
    const mailer = { destination: '', send: jest.fn().mockResolvedValue(undefined) };
    const turns = await Promise.all(
      [1, 2, 3].map(() => deliverNext(store, { mailer, clock: () => 1e13 }, 'letters')),
    );
    expect(turns.filter((turn) => turn === true)).toHaveLength(1);
    expect(await agencyJson('newsletter', 'status')).toMatchObject([
      { id, state: 'sending', readers: 3, sent: 1, waiting: 2 },
    ]);
    expect(await agencyJson('newsletter', 'stop', id)).toMatchObject({ removed: 2 });
  });

  it('note mail that comes back once, and pass on what is erased', async () => {
    await join('reader@example.com');
    const [welcome] = await store.db.selectFrom('outbox').selectAll().execute();
    const report = { kind: 'hard', status: '5.1.1', keys: [], ids: [welcome?.id ?? ''] } as const;
    const outcomes = [await recordReturn(store, report, 1), await recordReturn(store, report, 2)];
    expect(outcomes).toMatchObject([{ isNew: true }, { isNew: false }]);
    const person = await agencyJson('person', 'export', 'reader@example.com');
    expect(person.subscriptions[0]['taken off by us, as']).toContain('came back');
    await writeMailboxState(store, { ...(await readMailboxState(store)), last_uid: 3 });
    expect(await readMailboxState(store)).toMatchObject({ last_uid: 3, problem: null });

    env().LEADS_URL = 'http://127.0.0.1:9/';
    const id = await add();
    env().LEADS_URL = undefined;
    await store.db.updateTable('outbox').set({ attempts: 1 }).execute();
    await agencyJson('person', 'erase', lead.email, '--yes');
    const rows = await store.db.selectFrom('outbox').selectAll().execute();
    expect(rows.filter(({ subject_id }) => subject_id === id)).toMatchObject([
      { kind: 'lead-erasure' },
    ]);
  });
});
