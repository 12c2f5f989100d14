import { env } from '#lib/base/env.ts';
import { getStore, openStore, type Store } from '#lib/database/store.ts';
import { receiveSubscription } from '#lib/letters/newsletter.ts';
import { receiveUnsubscribe } from '#lib/letters/unsubscribe.ts';
import { openDatabase, type PostgresDatabase } from '#testing/postgres.ts';
import { contactMessage, formRequest, jsonRequest } from '#testing/requests.ts';
import { openStallingProxy, type StallingProxy } from '#testing/stalling-proxy.ts';
import { receiveContact } from './contact.ts';

describe('while the database is silent', () => {
  let database: PostgresDatabase;
  let proxy: StallingProxy;
  let direct: Store;

  const post = (message: string) =>
    receiveContact(jsonRequest('/api/contacts', { ...contactMessage, message }));
  const signUp = (email: string) => receiveSubscription(formRequest('/api/newsletter', { email }));
  const countLeads = async (message: string) =>
    (await direct.db.selectFrom('leads').select('id').where('message', '=', message).execute())
      .length;

  async function withPatience<Result>(times: number, use: () => Promise<Result>): Promise<Result> {
    const replaced = jest.replaceProperty(env(), 'PATIENCE', times);
    const result = await use();
    replaced.restore();
    return result;
  }
  /** What visitors are told after a moment. */
  const whileSilent = (...requests: (() => Promise<Response>)[]) =>
    withPatience(0.05, async () => {
      const answers = await Promise.all(requests.map((ask) => ask()));
      return answers.map(({ status }) => status);
    });

  beforeAll(async () => {
    database = await openDatabase();
    proxy = await openStallingProxy(database.url);
    direct = await openStore({ DATA_DIR: 'unused', DATABASE_URL: database.url });
    env().DATABASE_URL = proxy.url;
    // By itself it gives up long after the test.
    await withPatience(10_000, getStore);
  });
  afterAll(async () => {
    proxy.close();
    await (await getStore()).close();
    await direct.close();
    await database[Symbol.asyncDispose]();
  });

  it('where it commits, a message is answered 503 in time, and is stored once when it comes again', async () => {
    const message = 'Silent at the commit.';
    void proxy.stallAfter('commit');
    expect(await whileSilent(() => post(message))).toEqual([503]);
    proxy.resume();
    expect((await post(message)).status).toBe(200);
    expect(await countLeads(message)).toBe(1);
  });

  it('where connections are used up, each visitor is answered 503 in time', async () => {
    await signUp('reader@example.com');
    const tokens = direct.db.selectFrom('subscribers').select('token');
    const { token } = await tokens.executeTakeFirstOrThrow();
    const leave = () =>
      receiveUnsubscribe(new Request(`https://site.test/?token=${token}`, { method: 'POST' }));
    void proxy.stallAfter('');
    const crowd = Array.from({ length: 15 }, (_, number) => [
      () => post(`One of ${number}`),
      () => signUp(`r${number}@example.com`),
    ]);
    expect(await whileSilent(...crowd.flat(), leave)).toEqual(Array(31).fill(503));
    proxy.resume();
    expect((await leave()).status).toBe(200);
  });
});
