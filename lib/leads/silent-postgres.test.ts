import { env } from '#lib/base/env.ts';
import { getStore, openStore, type Store } from '#lib/database/store.ts';
import { openDatabase, type PostgresDatabase } from '#testing/postgres.ts';
import { contactMessage, jsonRequest } from '#testing/requests.ts';
import { openStallingProxy, type StallingProxy } from '#testing/stalling-proxy.ts';
import { receiveContact } from './contact.ts';

describe('while the database is silent', () => {
  let database: PostgresDatabase;
  let proxy: StallingProxy;
  let direct: Store;

  const post = (message: string) =>
    receiveContact(jsonRequest('/api/contacts', { ...contactMessage, message }));

  async function withPatience<Result>(times: number, use: () => Promise<Result>): Promise<Result> {
    const replaced = jest.replaceProperty(env(), 'PATIENCE', times);
    const result = await use();
    replaced.restore();
    return result;
  }

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

  it('as it commits, a message is answered 503 in time, and is stored once when it comes again', async () => {
    const message = 'Silent at the commit.';
    void proxy.stallAfter('commit');
    // What visitors are told after a moment.
    expect((await withPatience(0.05, () => post(message))).status).toBe(503);
    proxy.resume();
    expect((await post(message)).status).toBe(200);
    expect(await direct.db.selectFrom('leads').select('message').execute()).toEqual([{ message }]);
  });
});
