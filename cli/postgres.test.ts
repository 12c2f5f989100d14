// The commands on PostgreSQL; without one, `findPostgres` logs that they are skipped.

import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { content } from '#lib/content/content.ts';
import { env } from '#lib/env.ts';
import { deliverNextLetter } from '#lib/outbox/deliver.ts';
import { saveLead } from '#lib/store/leads.ts';
import type { NewLead } from '#lib/store/schema.ts';
import { openStore, type Store } from '#lib/store/store.ts';
import { subscribe } from '#lib/store/subscribers.ts';
import { agencyProcess } from '#testing/agency.ts';
import { findPostgres, openPostgres, type Postgres } from '#testing/postgres.ts';

const bin = findPostgres();
const onPostgres = bin ? describe : () => it('has no PostgreSQL here', () => {});

const lead = { name: 'Ayesha', email: 'ayesha@example.com', phone: '', message: 'Hi', page: '/' };

onPostgres('the commands on PostgreSQL', () => {
  let postgres: Postgres;
  let store: Store;
  beforeAll(async () => {
    // As at a start: no transaction waits for it then.
    content();
    postgres = await openPostgres(bin ?? '');
    store = await openStore({ DATA_DIR: 'unused', DATABASE_URL: postgres.url });
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
  const join = (email: string) =>
    subscribe(store, { email, page: '/', policyDate: '2025-08-29', textHash: 'a1b2' }, Date.now());
  const agency = async (...argv: string[]) =>
    JSON.parse((await agencyProcess([...argv, '--json'], { DATABASE_URL: postgres.url })).out);

  it('list, retry, release, dismiss and count messages', async () => {
    const held = await add({ suspicion: 'honeypot filled' });
    const refused = await add({}, 1);
    const due = Date.now() + 3_600_000;
    await store.db.updateTable('outbox').set({ problem: 'refused', due }).execute();
    expect(await agency('leads', 'list')).toMatchObject([
      { id: held, state: 'held' },
      { id: refused, state: 'refused', received_at: '1970-01-01T00:00:00.001Z' },
    ]);
    expect(await agency('leads', 'list', '--state', 'refused')).toHaveLength(1);
    expect(await agency('leads', 'retry', refused.slice(0, 8))).toEqual({ retried: 1 });
    expect(await agency('leads', 'release', held)).toEqual({ released: 1 });
    await add({ suspicion: 'honeypot filled' });
    expect(await agency('leads', 'dismiss', '--all-held')).toEqual({ dismissed: 1 });
    const report = { suspects: 1, leads: 1, weeks: [{ leads: 1 }] };
    expect(await agency('leads', 'report', '--weeks', '1')).toMatchObject(report);
  });

  it('keep what waits, delete what has expired, and find the database healthy', async () => {
    await add({}, 1);
    expect(await agency('retention')).toMatchObject({ messages: 0 });
    await store.db.updateTable('outbox').set({ sent_at: 1 }).execute();
    expect(await agency('retention', '--dry-run')).toMatchObject({ messages: 1, mails: 1 });
    expect(await agency('retention')).toMatchObject({ messages: 1, mails: 1 });
    const { checks } = await agency('doctor');
    const states = checks.map(({ name, state }: { name: string; state: string }) => [name, state]);
    expect(Object.fromEntries(states)).toMatchObject({ database: 'ok', 'mail queue': 'ok' });
  });

  it('export, correct and erase a person', async () => {
    await add();
    await add({ email: 'other@example.com' });
    await join('ayesha@example.com');
    const { messages, subscriptions, mails } = await agency(
      'person',
      'export',
      'AYESHA@example.com',
    );
    expect([messages.length, subscriptions.length, mails.length]).toEqual([1, 1, 3]);
    const correct = ['person', 'correct', 'ayesha@example.com', '--email', 'aisha@example.com'];
    expect(await agency(...correct)).toEqual({ leads: 1, subscriptions: 1 });
    const erased = { messages: 1, subscriptions: 1, mails: 3 };
    expect(await agency('person', 'erase', 'aisha@example.com', '--yes')).toMatchObject(erased);
    expect(await agency('leads', 'list')).toMatchObject([{ email: 'other@example.com' }]);
  });

  it('queue a letter once, report its progress, and stop it', async () => {
    for (const name of ['a', 'b', 'c']) await join(`${name}@example.com`);
    const file = path.join(mkdtempSync(path.join(env().DATA_DIR, 'letter-')), 'letter.md');
    writeFileSync(file, '# News\n\nWords.\n');
    const send = () => agency('newsletter', 'send', file, '--yes');
    const { id, ...first } = await send();
    expect([first, await send()]).toMatchObject([{ queued: 3 }, { queued: 0 }]);
    const mailer = { destination: '', send: jest.fn().mockResolvedValue(undefined) };
    const turns = await Promise.all(
      [1, 2, 3].map(() => deliverNextLetter(store, { mailer, clock: () => 1e13 }, 60)),
    );
    expect(turns.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    expect(await agency('newsletter', 'status')).toMatchObject([
      { id, state: 'sending', readers: 3, sent: 1, waiting: 2 },
    ]);
    expect(await agency('newsletter', 'stop', id)).toMatchObject({ removed: 2 });
  });
});
