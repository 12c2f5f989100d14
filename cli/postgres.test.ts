// The commands on PostgreSQL; without one, `findPostgres` logs that they are skipped.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
  const agency = async (...argv: string[]) => {
    const ran = await agencyProcess([...argv, '--json'], { DATABASE_URL: postgres.url });
    return { code: ran.code, data: JSON.parse(ran.out) };
  };
  const rows = async () => ({
    leads: await store.db.selectFrom('leads').selectAll().execute(),
    outbox: await store.db.selectFrom('outbox').selectAll().execute(),
  });

  it('list, retry, release and dismiss messages', async () => {
    const held = await add({ suspicion: 'honeypot filled' });
    const refused = await add({}, 1);
    const due = Date.now() + 3_600_000;
    await store.db.updateTable('outbox').set({ problem: 'refused', due }).execute();
    expect((await agency('leads', 'list')).data).toMatchObject([
      { id: held, state: 'held' },
      { id: refused, state: 'refused', received_at: '1970-01-01T00:00:00.001Z' },
    ]);
    expect((await agency('leads', 'list', '--state', 'refused')).data).toHaveLength(1);
    expect((await agency('leads', 'retry', refused.slice(0, 8))).data).toEqual({ retried: 1 });
    expect((await agency('leads', 'release', held)).data).toEqual({ released: 1 });
    expect((await rows()).outbox.filter((mail) => mail.due <= Date.now())).toHaveLength(2);
    await add({ suspicion: 'honeypot filled' });
    expect((await agency('leads', 'dismiss', '--all-held')).data).toEqual({ dismissed: 1 });
    const report = { suspects: 1, leads: 1, weeks: [{ leads: 1 }] };
    expect((await agency('leads', 'report', '--weeks', '1')).data).toMatchObject(report);
  });

  it('export, correct and erase a person', async () => {
    await add();
    await add({ email: 'other@example.com' });
    await join('ayesha@example.com');
    const { data } = await agency('person', 'export', 'AYESHA@example.com');
    expect([data.messages.length, data.subscriptions.length, data.mails.length]).toEqual([1, 1, 3]);
    const correct = ['person', 'correct', 'ayesha@example.com', '--email', 'aisha@example.com'];
    expect((await agency(...correct)).data).toEqual({ leads: 1, subscriptions: 1 });
    const erased = { messages: 1, subscriptions: 1, mails: 3 };
    expect((await agency('person', 'erase', 'aisha@example.com', '--yes')).data).toMatchObject(
      erased,
    );
    const { leads, outbox } = await rows();
    expect(leads).toMatchObject([{ email: 'other@example.com' }]);
    expect(outbox).toHaveLength(1);
  });

  it('queue a letter once, report its progress, and stop it', async () => {
    for (const name of ['a', 'b', 'c']) await join(`${name}@example.com`);
    const file = path.join(mkdtempSync(path.join(env().DATA_DIR, 'letter-')), 'letter.md');
    writeFileSync(file, '# News\n\nWords.\n');
    const send = () => agency('newsletter', 'send', file, '--yes');
    const { id, ...first } = (await send()).data;
    expect([first, (await send()).data]).toMatchObject([{ queued: 3 }, { queued: 0 }]);
    const mailer = { destination: '', send: jest.fn().mockResolvedValue(undefined) };
    const turns = await Promise.all(
      [1, 2, 3].map(() => deliverNextLetter(store, { mailer, clock: () => 1e13 }, 60)),
    );
    expect(turns.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    expect(mailer.send).toHaveBeenCalledTimes(1);
    expect((await agency('newsletter', 'status')).data).toMatchObject([
      { id, state: 'sending', readers: 3, sent: 1, waiting: 2 },
    ]);
    expect((await agency('newsletter', 'stop', id)).data).toMatchObject({ removed: 2 });
  });

  it('delete what has expired', async () => {
    await add({}, 1);
    await store.db.updateTable('outbox').set({ sent_at: 1 }).execute();
    await add({ email: 'waiting@example.com' }, 1);
    expect((await agency('retention', '--dry-run')).data).toMatchObject({ messages: 1, mails: 1 });
    expect((await rows()).leads).toHaveLength(2);
    expect((await agency('retention')).data).toMatchObject({ messages: 1, mails: 1 });
    expect((await rows()).leads).toHaveLength(1);
  });

  it('find the database healthy', async () => {
    const { checks } = (await agency('doctor')).data;
    const states = checks.map(({ name, state }: { name: string; state: string }) => [name, state]);
    expect(Object.fromEntries(states)).toMatchObject({ database: 'ok', 'mail queue': 'ok' });
  });

  it('dump it for its owner only, or report how', async () => {
    await add({ name: 'In the dump' });
    const file = path.join(mkdtempSync(path.join(env().DATA_DIR, 'dump-')), 'site.dump');
    const { code, data } = await agency('backup', file);
    if (code === 0) {
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(execFileSync('pg_restore', ['--file=-', file], { encoding: 'utf8' })).toContain(
        'In the dump',
      );
    } else {
      expect(data.error).toContain('pg_dump');
      expect(() => statSync(file)).toThrow();
    }
  });
});
