import { randomBytes } from 'node:crypto';
import { env } from '#lib/base/env.ts';
import type { Store } from './store.ts';

const secrets = new WeakMap<Store, Promise<string>>();

/** APP_SECRET, else a random secret kept in the store, for all instances and across restarts. */
export function appSecret(store: Store): Promise<string> {
  const { APP_SECRET } = env();
  if (APP_SECRET) return Promise.resolve(APP_SECRET);
  const known = secrets.get(store) ?? readSecret(store);
  secrets.set(store, known);
  known.catch(() => secrets.delete(store));
  return known;
}

async function readSecret({ db }: Store): Promise<string> {
  const name = 'app';
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name);
  return (await row.executeTakeFirstOrThrow()).value;
}
