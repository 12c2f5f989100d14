import { Kysely } from 'kysely';
import { patience } from '#lib/base/env.ts';
import { saveLead } from '#lib/leads/leads.ts';
import { unsubscribe } from '#lib/letters/subscribers.ts';
import { deliverNext } from '#lib/post/delivery/deliver.ts';
import { composers } from '#server/mails.ts';
import { closeAfter } from '#testing/close-after.ts';
import { openPostOffice, sentAt } from '#testing/post-office.ts';
import { openPostgres, type Postgres } from '#testing/postgres.ts';
import { lead, rowsOf } from '#testing/seed.ts';
import type { Database } from '../schema.ts';
import { openStore, type Store } from '../store.ts';
import { openPool, postgresDialect } from './postgres.ts';

let postgres: Postgres;
const openInstance = () => openStore({ DATA_DIR: 'unused', DATABASE_URL: postgres.url });
/** Closed after the test. */
async function openAnother() {
  const store = await openInstance();
  closeAfter(store.close);
  return store;
}
const openOffice = async () => openPostOffice({}, '', await openAnother());

beforeAll(async () => {
  postgres = await openPostgres();
});
afterAll(() => postgres?.dispose());
afterEach(async () => {
  const { db, close } = await openInstance();
  for (const table of ['leads', 'subscribers', 'outbox'] as const) {
    await db.deleteFrom(table).execute();
  }
  await close();
});

it('is brought to its schema once when four instances start at the same time', async () => {
  const instances = await Promise.all([1, 2, 3, 4].map(openAnother));
  for (const one of instances) expect(await rowsOf(one, 'leads')).toEqual([]);
});

it('is opened by a second instance while the first one writes', async () => {
  const { db } = await openAnother();
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('leads').set({ note: null }).execute();
    await openAnother();
  });
});

it('delivers each mail once, though two instances of four workers share the queue', async () => {
  const { addLead, inbox, mailer, store } = await openOffice();
  const second = await openAnother();
  for (let count = 0; count < 40; count += 1) await addLead();
  const worker = async (instance: Store) => {
    while (await deliverNext(instance, { composers, mailer, clock: () => sentAt }));
  };
  await Promise.all([store, second].flatMap((one) => [1, 2, 3, 4].map(() => worker(one))));
  expect(inbox.mails).toHaveLength(40);
  expect(new Set(inbox.mails.map(({ messageId }) => messageId)).size).toBe(40);
});

it('refuses leads while the database is unreachable, and takes them once it is back', async () => {
  const { addLead, store } = await openOffice();
  await addLead();
  postgres.stop();
  await expect(addLead()).rejects.toThrow();
  postgres.start();
  await addLead();
  expect(await rowsOf(store, 'leads')).toHaveLength(2);
});

it('loses nothing that is acknowledged after a begin was not', async () => {
  const { addSubscriber, store } = await openOffice();
  await addSubscriber();
  const reader = async () => Object((await rowsOf(store, 'subscribers'))[0]);
  const before = await reader();
  const pool = openPool(postgres.url, { query_timeout: 2_000 });
  const db = new Kysely<Database>({ dialect: postgresDialect(pool) });
  const other = { ...store, db, close: () => db.destroy() };
  // Its server stands still, and goes on once it was given up.
  const client = await pool.connect();
  const { processID } = Object(client);
  client.release();
  process.kill(processID, 'SIGSTOP');
  await expect(saveLead(other, lead, Date.now())).rejects.toThrow('timeout');
  pool.options.query_timeout = patience(2_000);
  process.kill(processID, 'SIGCONT');
  expect(await unsubscribe(other, before, sentAt)).toBe(true);
  expect((await reader()).unsubscribed_at).toBe(sentAt);
  await other.close();
});
