import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { addRow } from '#lib/database/rows.ts';
import type { Store } from '#lib/database/store.ts';

/** What nobody guesses; letters and digits. */
export const newToken = () => randomBytes(16).toString('hex');

/** All that is stored of a token: whoever reads the database cannot sign in. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A time as these tables have it. */
export const iso = (at: number) => new Date(at).toISOString();

type Db = Pick<Store, 'db'>;

/** Keeps something that is asked for once, by its name. @param life in ms @returns false where it is kept already */
export function keepOnce(
  { db }: Db,
  identifier: string,
  value: string,
  life: number,
  now = Date.now(),
): Promise<boolean> {
  const times = { created_at: iso(now), updated_at: iso(now), expires_at: iso(now + life) };
  return addRow(db, 'desk_links', { id: randomUUID(), identifier, value, ...times });
}

/** Uses it up. @returns undefined where there is none (any more) */
export async function takeOnce({ db }: Db, identifier: string): Promise<string | undefined> {
  const taken = db.deleteFrom('desk_links').where('identifier', '=', identifier);
  const kept = await taken.returning(['value', 'expires_at']).executeTakeFirst();
  return kept && Date.parse(kept.expires_at) > Date.now() ? kept.value : undefined;
}

/** That a link was asked for, by what stands for its person: none is mailed meanwhile. */
export const askedBy = (key: string) => `asked:${key}`;
