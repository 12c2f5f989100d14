/** The store on PostgreSQL; where there is none, `findPostgres` says that this was skipped. */
import { Kysely } from 'kysely';
import { deliverNext } from '#lib/outbox/deliver.ts';
import { openPostOffice, sentAt, silenceLog } from '#testing/post-office.ts';
import { findPostgres, openPostgres, type Postgres } from '#testing/postgres.ts';
import { openStallingProxy, type StallingProxy } from '#testing/stalling-proxy.ts';
import { findLead, saveLead } from './leads.ts';
import { openPool, postgresDialect } from './postgres.ts';
import type { Database } from './schema.ts';
import { openStore, type Store } from './store.ts';
import { subscribe, unsubscribe } from './subscribers.ts';

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
  });
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
      while (await deliverNext(instance, { mailer, clock: () => sentAt }));
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

  it('refuses leads while the database is unreachable, and takes them once it is back', async () => {
    const { addLead, store } = await openOffice();
    await addLead();
    postgres.stop();
    await expect(addLead()).rejects.toThrow();
    postgres.start();
    await addLead();
    expect(await store.db.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });
});

onPostgres('a network that falls silent', () => {
  let proxy: StallingProxy;
  let direct: Store;
  let proxied: Store;
  const consent = {
    email: 'reader@example.com',
    page: '/',
    policyDate: '2025-08-29',
    textHash: 'a1b2',
  };
  const token = async () =>
    (await direct.db.selectFrom('subscribers').select('token').executeTakeFirstOrThrow()).token;
  const lead = { name: 'A', email: 'a@example.com', phone: '', message: 'Hi', page: '/' };
  const openProxied = (queryTimeout: number) => {
    const pool = openPool(proxy.url, {
      query_timeout: queryTimeout,
      idle_in_transaction_session_timeout: 1_200,
    });
    const db = new Kysely<Database>({ dialect: postgresDialect(pool) });
    return {
      db,
      kind: 'postgres' as const,
      assertIntact: async () => undefined,
      close: () => db.destroy(),
    };
  };

  beforeAll(async () => {
    postgres = await openPostgres(bin ?? '');
    direct = await openStore({ DATA_DIR: 'unused', DATABASE_URL: postgres.url });
  });
  beforeEach(async () => {
    for (const table of ['leads', 'subscribers', 'outbox'] as const) {
      await direct.db.deleteFrom(table).execute();
    }
    await subscribe(direct, consent, Date.now());
    proxy = await openStallingProxy(postgres.url);
    proxied = openProxied(600);
  });
  afterEach(async () => {
    await proxied.close();
    proxy.close();
  });
  afterAll(async () => {
    await direct?.close();
    postgres?.dispose();
  });

  it('after a begin loses nothing that is acknowledged later', async () => {
    const stalled = proxy.stallAfter('begin');
    const refused = expect(saveLead(proxied, lead, Date.now())).rejects.toThrow('timeout');
    await stalled;
    await refused;
    proxy.resume();
    expect(await unsubscribe(proxied, { token: await token() }, Date.now())).toBe('unsubscribed');
    const [reader] = await direct.db.selectFrom('subscribers').selectAll().execute();
    expect(reader?.unsubscribed_at).toEqual(expect.any(Number));
  });

  it('in a transaction fails it at once, and its locks do not outlast it for long', async () => {
    const queryTimeout = 3_000;
    await proxied.close();
    proxied = openProxied(queryTimeout);
    const once = { ...lead, fingerprint: 'same' };
    const stalled = proxy.stallAfter('insert into "leads"');
    const began = Date.now();
    const refused = expect(saveLead(proxied, once, began)).rejects.toThrow('timeout');
    await stalled;
    await refused;
    // A rollback that was waited for would take as long again.
    expect(Date.now() - began).toBeLessThan(2 * queryTimeout);
    // Waits for the row that the lost transaction has inserted, until the server ends that.
    await saveLead(direct, once, Date.now());
    expect(await direct.db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });
});
