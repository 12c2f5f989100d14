import { getStore, openStore, type Store } from '#lib/database/store.ts';
import { receiveSubscription } from '#lib/letters/newsletter.ts';
import { receiveUnsubscribe } from '#lib/letters/unsubscribe.ts';
import { speedUpTimers } from '#testing/fast-time.ts';
import { openPostgres, type Postgres } from '#testing/postgres.ts';
import { contactMessage, formRequest, jsonRequest } from '#testing/requests.ts';
import { openStallingProxy, type StallingProxy } from '#testing/stalling-proxy.ts';
import { receiveContact } from './contact.ts';

const times = 4;
/** What a visitor may wait, in ms: less than until the store itself gives up. */
const patience = 7_500 / times;
jest.spyOn(process.stdout, 'write').mockReturnValue(true);

describe('while the database is silent', () => {
  let postgres: Postgres;
  let proxy: StallingProxy;
  let direct: Store;

  const post = (message: string) =>
    receiveContact(jsonRequest('/api/contacts', { ...contactMessage, message }));
  const signUp = (email: string) => receiveSubscription(formRequest('/api/newsletter', { email }));
  const countLeads = async (message: string) =>
    (await direct.db.selectFrom('leads').select('id').where('message', '=', message).execute())
      .length;
  const timed = async (answering: Promise<Response>) => {
    const began = Date.now();
    const { status } = await answering;
    return { status, inTime: Date.now() - began < patience };
  };
  const untilTaken = async (send: () => Promise<Response>) => {
    for (;;) {
      const { status } = await send();
      if (status !== 503) return status;
    }
  };

  beforeAll(async () => {
    postgres = await openPostgres();
    proxy = await openStallingProxy(postgres.url);
    direct = await openStore({ DATA_DIR: 'unused', DATABASE_URL: postgres.url });
    speedUpTimers(times);
    // The settings are read at the first request.
    process.env.DATABASE_URL = proxy.url;
    await post('The first opens the store.');
  });
  afterAll(async () => {
    await (await getStore()).close();
    await direct.close();
    proxy.close();
    postgres.dispose();
  });

  it('where it commits, a message is answered 503 in time, and is stored once when it comes again', async () => {
    void proxy.stallAfter('commit');
    const message = 'Silent at the commit.';
    expect(await timed(post(message))).toEqual({ status: 503, inTime: true });
    proxy.resume();
    expect(await untilTaken(() => post(message))).toBe(200);
    expect(await countLeads(message)).toBe(1);
  }, 60_000);

  it('where connections are used up, each visitor is answered 503 in time', async () => {
    const email = 'reader@example.com';
    await untilTaken(() => signUp(email));
    const { token } = await direct.db
      .selectFrom('subscribers')
      .select('token')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const leave = () =>
      receiveUnsubscribe(new Request(`https://site.test/?token=${token}`, { method: 'POST' }));
    void proxy.stallAfter('');
    const crowd = Array.from({ length: 30 }, (_, number) =>
      timed(number % 2 ? post(`One of ${number}`) : signUp(`r${number}@example.com`)),
    );
    for (const answer of await Promise.all([...crowd, timed(leave())])) {
      expect(answer).toEqual({ status: 503, inTime: true });
    }
    proxy.resume();
    expect(await untilTaken(leave)).toBe(200);
  }, 60_000);
});
