import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { env } from '#lib/base/env.ts';
import { findRow } from '#lib/database/rows.ts';
import { personActs } from '#lib/privacy/acts.ts';
import { closeAfter } from '#testing/close-after.ts';
import { stepClock } from '#testing/fast-time.ts';
import { newFolder } from '#testing/new-folder.ts';
import { press } from '#testing/press.ts';
import { addLead, lead } from '#testing/seed.ts';
import { openStore, type Store } from '../store.ts';

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

it('has a message wait while another program writes, and nothing else of the process', async () => {
  const { store, folder } = await open();
  const unlock = lock(folder);
  // If the process stood still, the lock would never be released.
  const { acting } = await untilWaiting(() => addLead(store));
  unlock();
  const id = await acting;
  expect(await findRow(store.db, 'leads', { id })).toMatchObject({ message: lead.message });
});

it('has all that wait fail after five seconds together, and what comes later is stored', async () => {
  const { store, folder } = await open();
  const unlock = lock(folder);
  jest.replaceProperty(env(), 'PATIENCE', 1);
  stepClock(100);
  const began = Date.now();
  const save = (message: string) => addLead(store, { message });
  const outcomes = await Promise.allSettled(['Hi', 'Ho', 'Ha'].map(save));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(Date.now() - began).toBeGreaterThanOrEqual(5_000);
  // One after the other they would take fifteen.
  expect(Date.now() - began).toBeLessThan(12_000);
  jest.restoreAllMocks();
  unlock();
  expect(await findRow(store.db, 'leads', { id: await save('Later') })).toBeDefined();
});

it('what was erased leaves no trace in its files once other readers have finished', async () => {
  const { store, folder } = await open();
  await addLead(store);
  const reader = new DatabaseSync(fileIn(folder));
  reader.exec('BEGIN; SELECT * FROM leads');
  const { acting } = await untilWaiting(() =>
    press(store, personActs['erase-person'], { email: lead.email, sure: 'yes' }),
  );
  reader.close();
  expect(await acting).toBe('erased');
  for (const end of ['', '-wal', '-shm']) {
    const bytes = readFileSync(fileIn(folder) + end);
    const traces = [lead.email, lead.message].filter((trace) => bytes.includes(trace));
    expect([end, traces]).toEqual([end, []]);
  }
});

it('is read by nobody but its owner, and closed to others where it was open', async () => {
  const { folder } = await open();
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const modes = () => files.map((file) => (statSync(file).mode & 0o777).toString(8));
  expect(modes()).toEqual(['600', '600', '600']);
  for (const file of files) chmodSync(file, 0o644);
  await open(folder);
  expect(modes()).toEqual(['600', '600', '600']);
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
