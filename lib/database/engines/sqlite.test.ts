import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { env } from '#lib/base/env.ts';
import { countLeads } from '#lib/leads/lead-list.ts';
import { readStanding } from '#lib/leads/lead-marks.ts';
import { findLead, saveLead } from '#lib/leads/leads.ts';
import { subscribe } from '#lib/letters/subscribers.ts';
import { personActs } from '#lib/privacy/acts.ts';
import { closeAfter } from '#testing/close-after.ts';
import { stepClock } from '#testing/fast-time.ts';
import { newFolder } from '#testing/new-folder.ts';
import { press } from '#testing/press.ts';
import { consentOf, lead } from '#testing/seed.ts';
import { openStore, type Store } from '../store.ts';

const consent = consentOf('reader@example.com');

const fileIn = (folder: string) => path.join(folder, 'site.sqlite');

async function open(folder = newFolder()): Promise<{ store: Store; folder: string }> {
  const store = await openStore({ DATA_DIR: folder });
  closeAfter(store.close);
  return { store, folder };
}

/** Has `act` begun, and met what is in its way: whoever waits looks at the clock again and again. */
async function untilWaiting<Result>(
  act: () => Promise<Result>,
): Promise<{ acting: Promise<Result> }> {
  const clock = jest.spyOn(Date, 'now');
  const acting = act();
  while (clock.mock.calls.length < 5) await new Promise(setImmediate);
  clock.mockRestore();
  return { acting };
}

/** Takes the lock as another program. @returns releases it */
function lock(folder: string, how = 'IMMEDIATE'): () => void {
  const other = new DatabaseSync(fileIn(folder));
  other.exec(`BEGIN ${how}`);
  return () => {
    other.exec('ROLLBACK');
    other.close();
  };
}

describe('while another program writes', () => {
  it('a message waits, and nothing else of the process does', async () => {
    const { store, folder } = await open();
    const unlock = lock(folder);
    // If the process stood still, the lock would never be released.
    const { acting } = await untilWaiting(() => saveLead(store, lead, 1));
    unlock();
    const { id } = await acting;
    expect(await findLead(store, id)).toMatchObject({ message: lead.message });
  });

  it('all that wait fail after five seconds together, and what comes later is stored', async () => {
    const { store, folder } = await open();
    const unlock = lock(folder);
    jest.replaceProperty(env(), 'PATIENCE', 1);
    stepClock(100);
    const began = Date.now();
    const outcomes = await Promise.allSettled([
      saveLead(store, lead, began),
      saveLead(store, { ...lead, message: 'Ho' }, began),
      subscribe(store, consent, began),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(Date.now() - began).toBeGreaterThanOrEqual(5_000);
    // One after the other they would take fifteen.
    expect(Date.now() - began).toBeLessThan(12_000);
    jest.restoreAllMocks();
    unlock();
    const { id } = await saveLead(store, lead, Date.now());
    expect(await findLead(store, id)).toBeDefined();
  });
});

it('what was erased leaves the log once other readers have finished', async () => {
  const { store, folder } = await open();
  await saveLead(store, lead, Date.now());
  const reader = new DatabaseSync(fileIn(folder));
  reader.exec('BEGIN; SELECT * FROM leads');
  const { acting } = await untilWaiting(() =>
    press(store, personActs['erase-person'], { email: lead.email, sure: 'yes' }),
  );
  reader.close();
  expect(await acting).toBe('erased');
  expect(statSync(`${fileIn(folder)}-wal`).size).toBe(0);
});

describe('the files of the database', () => {
  const modes = (folder: string) =>
    Object.fromEntries(
      readdirSync(folder)
        .sort()
        .map((file) => [file, (statSync(path.join(folder, file)).mode & 0o777).toString(8)]),
    );
  const ours = { 'site.sqlite': '600', 'site.sqlite-shm': '600', 'site.sqlite-wal': '600' };

  it('are read by nobody but their owner, and closed to others where they were open', async () => {
    const { folder } = await open();
    expect(modes(folder)).toEqual(ours);
    for (const file of Object.keys(ours)) chmodSync(path.join(folder, file), 0o644);
    await open(folder);
    expect(modes(folder)).toEqual(ours);
  });
});

it('a database of an earlier release keeps its rows', async () => {
  const folder = newFolder();
  const file = new DatabaseSync(fileIn(folder));
  file.exec(readFileSync('lib/database/migrations/release-1.0.0.sql', 'utf8'));
  file.close();
  const { store } = await open(folder);
  const counts = ['leads', 'subscribers', 'outbox'] as const;
  const rows = counts.map((table) => store.db.selectFrom(table).selectAll().execute());
  expect((await Promise.all(rows)).map(({ length }) => length)).toEqual([1, 1, 3]);
  // Nobody knows whether it was answered: it does not wait.
  expect(await countLeads(store, 'open')).toBe(0);
  const again = await subscribe(store, consent, Date.now());
  expect(again).toBe('already-subscribed');
});

it('a migration that fails in its middle leaves nothing half done', async () => {
  const folder = newFolder();
  const file = new DatabaseSync(path.join(folder, 'site.sqlite'));
  const tables = () => file.prepare("SELECT name FROM sqlite_master WHERE name = 'leads'").all();
  // In the way of the last migration, whose changes of other tables come first.
  file.exec('CREATE TABLE alerts (id text)');
  await expect(openStore({ DATA_DIR: folder })).rejects.toThrow('alerts');
  expect(tables()).toEqual([]);
  file.exec('DROP TABLE alerts');
  const store = await openStore({ DATA_DIR: folder });
  expect(tables()).toHaveLength(1);
  await store.close();
  file.close();
});

it('lets visitors be served between queries that take long', async () => {
  const { store } = await open();
  const isServed = jest.fn();
  setImmediate(isServed);
  // Some 100 ms each.
  const slow = sql`WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 1000000)
    SELECT count(*) FROM n`;
  await slow.execute(store.db);
  await slow.execute(store.db);
  expect(isServed).toHaveBeenCalled();
});

it('takes what was released before that was written down for no suspect', async () => {
  const { store, folder } = await open();
  const { id } = await saveLead(store, { ...lead, suspicion: 'sent too fast' }, 1);
  await store.db.updateTable('leads').set({ suspicion: 'honeypot filled' }).execute();
  // As the version before left it.
  for (const index of newIndexes) await sql`DROP INDEX ${sql.ref(index)}`.execute(store.db);
  await sql`DELETE FROM migrations WHERE name = '018-desk-indexes'`.execute(store.db);
  const { store: after } = await open(folder);
  expect(await readStanding(after, id)).toMatchObject({
    lead: { standing: 'open', suspicion: null, cleared_suspicion: 'honeypot filled' },
  });
});

const newIndexes = 'leads_open leads_held leads_dismissed leads_counted subscribers_readers'.split(
  ' ',
);
