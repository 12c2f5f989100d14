import { isSigned, sign } from '#lib/base/signature.ts';
import { findRow } from '#lib/database/rows.ts';
import { keepSecret } from '#lib/database/secret.ts';
import type { Store } from '#lib/database/store.ts';

/** How long a colleague can look, in ms. */
export const previewLinkLife = 7 * 24 * 60 * 60_000;

/** The key that signs them, in the table of secrets; another one ends all links. */
const name = 'preview';

/** What lets somebody without a sign-in see previews, until it expires or all are ended. */
export async function createPreviewKey(store: Store, now: number): Promise<string> {
  const until = String(now + previewLinkLife);
  return `${until}.${sign(await keepSecret(store, name), 'preview', until)}`;
}

/** Writes nothing, as strangers ask. */
export async function isPreviewKey({ db }: Store, key: string, now: number): Promise<boolean> {
  const [until = '', signature = ''] = key.split('.');
  const secret = await findRow(db, 'secrets', { name });
  if (!secret) return false;
  return isSigned(signature, secret.value, 'preview', until) && now < Number(until);
}

export async function endPreviewLinks({ db }: Pick<Store, 'db'>): Promise<void> {
  await db.deleteFrom('secrets').where('name', '=', name).execute();
}
