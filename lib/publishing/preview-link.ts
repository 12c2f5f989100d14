import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '#lib/store/store.ts';

/** How long a colleague can look, in ms. */
export const previewLinkLife = 7 * 24 * 60 * 60_000;

/** The key that signs them, in the table of secrets; another one ends all links. */
const name = 'preview';

/** What lets somebody without a sign-in see previews, until it expires or all are ended. */
export async function createPreviewKey(store: Store, now: number): Promise<string> {
  const until = String(now + previewLinkLife);
  return `${until}.${sign(await readSecret(store), until)}`;
}

export async function isPreviewKey(store: Store, key: string, now: number): Promise<boolean> {
  const [until = '', signature = ''] = key.split('.');
  const expected = Buffer.from(sign(await readSecret(store), until));
  const claimed = Buffer.from(signature);
  const isOurs = expected.length === claimed.length && timingSafeEqual(expected, claimed);
  return isOurs && now < Number(until);
}

export async function endPreviewLinks({ db }: Store): Promise<void> {
  await db.deleteFrom('secrets').where('name', '=', name).execute();
}

async function readSecret({ db }: Store): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = db.selectFrom('secrets').select('value').where('name', '=', name);
  return (await row.executeTakeFirstOrThrow()).value;
}

function sign(secret: string, until: string): string {
  return createHmac('sha256', secret).update(`preview ${until}`).digest('base64url');
}
