import { sql } from 'kysely';
import { env } from '#lib/base/env.ts';
import { getStore, withStore } from '#lib/database/store.ts';
import { postContact } from '#testing/post-contact.ts';
import { openDatabase } from '#testing/postgres.ts';

const message = 'Silent at the commit.';
const post = () => postContact({ message });

async function withPatience<Result>(times: number, use: () => Promise<Result>): Promise<Result> {
  const replaced = jest.replaceProperty(env(), 'PATIENCE', times);
  const result = await use();
  replaced.restore();
  return result;
}

it('a message whose commit the database leaves unanswered is answered 503 in time, and stored once when it comes again', async () => {
  await using database = await openDatabase();
  env().DATABASE_URL = database.url;
  // By itself it gives up long after the test.
  const { db, close } = await withPatience(10_000, getStore);
  await sql`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NULL; END $$`.execute(db);
  await sql`CREATE CONSTRAINT TRIGGER wait AFTER INSERT ON leads DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION wait()`.execute(db);
  await withStore({ DATA_DIR: 'unused', DATABASE_URL: database.url }, (other) =>
    other.db.transaction().execute(async (transaction) => {
      await sql`SELECT pg_advisory_xact_lock(1)`.execute(transaction);
      // What visitors are told after a moment.
      expect((await withPatience(0.05, post)).status).toBe(503);
    }),
  );
  expect((await post()).status).toBe(200);
  expect(await db.selectFrom('leads').select('message').execute()).toEqual([{ message }]);
  await close();
});
