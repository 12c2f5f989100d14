import { randomBytes } from 'node:crypto';
import { env } from '#lib/base/env.ts';
import { perObject } from '#lib/base/per-object.ts';
import { addRow } from './rows.ts';
import type { Store } from './store.ts';

/** APP_SECRET, else a random secret kept in the store, for all instances and across restarts. */
export async function appSecret(store: Store): Promise<string> {
  return env().APP_SECRET ?? keptSecret(store);
}

const keptSecret = perObject('secret', (store: Store) => keepSecret(store, 'app'));

/** A random secret of a name: made when it is first asked for. */
export async function keepSecret({ db }: Store, name: string): Promise<string> {
  await addRow(db, 'secrets', { name, value: randomBytes(32).toString('base64url') });
  const row = db.selectFrom('secrets').select('value').where('name', '=', name);
  return (await row.executeTakeFirstOrThrow()).value;
}
