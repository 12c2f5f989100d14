import { randomBytes } from 'node:crypto';
import { isSigned, sign } from '#lib/base/signature.ts';
import type { Store } from '#lib/database/store.ts';

/** How long a colleague can look, in ms. */
export const previewLinkLife = 7 * 24 * 60 * 60_000;

/** The key that signs them, in the table of secrets; another one ends all links. */
const name = 'preview';

/** What lets somebody without a sign-in see previews, until it expires or all are ended. */
export async function createPreviewKey(store: Store, now: number): Promise<string> {
  const secret = await store.db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning('value')
    .executeTakeFirstOrThrow();
  const until = String(now + previewLinkLife);
  return `${until}.${sign(secret.value, 'preview', until)}`;
}

/** Writes nothing, as strangers ask. */
export async function isPreviewKey({ db }: Store, key: string, now: number): Promise<boolean> {
  const [until = '', signature = ''] = key.split('.');
  const row = db.selectFrom('secrets').select('value').where('name', '=', name);
  const secret = await row.executeTakeFirst();
  if (!secret) return false;
  return isSigned(signature, secret.value, 'preview', until) && now < Number(until);
}

export async function endPreviewLinks({ db }: Pick<Store, 'db'>): Promise<void> {
  await db.deleteFrom('secrets').where('name', '=', name).execute();
}
