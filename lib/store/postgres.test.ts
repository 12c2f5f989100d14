/** The store on PostgreSQL; where there is none, `findPostgres` says that this was skipped. */
import { deliverNext } from '@/lib/outbox/deliver';
import { openPostOffice, sentAt, silenceLog } from '@/testing/post-office';
import { findPostgres, openPostgres, type Postgres } from '@/testing/postgres';
import { findLead } from './leads';
import { openStore, type Store } from './store';

const bin = findPostgres();
const onPostgres = bin ? describe : () => it('has no PostgreSQL here', () => {});
let postgres: Postgres;
const stores: Store[] = [];
silenceLog();

const openOffice = () => openPostOffice({}, '', { DATABASE_URL: postgres.url });
async function openInstance() {
  const store = await openStore({ DATA_DIR: 'unused', DATABASE_URL: postgres.url });
  stores.push(store);
  return store;
}

onPostgres('the store on PostgreSQL', () => {
  beforeAll(async () => {
    postgres = await openPostgres(bin ?? '');
  }, 60_000);
  afterAll(() => postgres?.dispose());
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    const { db, close } = await openStore({ DATA_DIR: 'unused', DATABASE_URL: postgres.url });
    for (const table of ['leads', 'subscribers', 'outbox'] as const) {
      await db.deleteFrom(table).execute();
    }
    await close();
  });

  it('is brought to its schema once when four instances start at the same time', async () => {
    const instances = await Promise.all([1, 2, 3, 4].map(openInstance));
    const rows = await instances[3]?.db.selectFrom('leads').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('keeps points in time as numbers', async () => {
    const { addLead, store } = await openOffice();
    const { id } = await addLead();
    expect(await findLead(store, id)).toMatchObject({ received_at: sentAt });
  });

  it('delivers each mail once, though two instances of four workers share the queue', async () => {
    const { addLead, inbox, mailer, store } = await openOffice();
    const second = await openInstance();
    for (let count = 0; count < 40; count += 1) await addLead();
    const worker = async (instance: Store) => {
      while (await deliverNext(instance, mailer, () => sentAt));
    };
    await Promise.all([store, second].flatMap((one) => [1, 2, 3, 4].map(() => worker(one))));
    expect(inbox.mails).toHaveLength(40);
    expect(new Set(inbox.mails.map(({ messageId }) => messageId)).size).toBe(40);
  });

  it('stores identical messages once, though two instances take them at the same time', async () => {
    const { addLead, store } = await openOffice();
    const second = await openPostOffice({}, '', { DATABASE_URL: postgres.url });
    const offices = [addLead, second.addLead, addLead, second.addLead];
    const leads = await Promise.all(offices.map((add) => add({ fingerprint: 'same' })));
    expect(new Set(leads.map(({ id }) => id)).size).toBe(1);
    expect(await store.db.selectFrom('leads').select('id').execute()).toHaveLength(1);
    expect(await store.db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
  });

  it('refuses leads while the database is away, and takes them when it is back', async () => {
    const { addLead, store } = await openOffice();
    await addLead();
    postgres.stop();
    await expect(addLead()).rejects.toThrow();
    postgres.start();
    await addLead();
    expect(await store.db.selectFrom('leads').select('id').execute()).toHaveLength(2);
  }, 60_000);
});
