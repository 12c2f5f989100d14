import type { Store } from '#lib/store/store.ts';
import { WebhookError } from '#lib/webhook/signed-post.ts';
import { maxDelay } from './backoff.ts';

/** For how long a receiver asks to be left alone, in ms; 410 means that it is gone. */
export function askedDelay(error: unknown): number {
  if (!(error instanceof WebhookError)) return 0;
  const asked = error.responseCode === 410 ? maxDelay : (error.retryAfter ?? 0);
  return Math.min(asked, maxDelay);
}

/** Kept in the store, so that it holds for all instances and after a restart. */
const name = 'leads';

/** @param until ms since 1970 */
export async function pausePosts({ db }: Store, until: number): Promise<void> {
  await db
    .insertInto('paces')
    .values({ name, next_at: until })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ next_at: until }))
    .execute();
}

export async function endPause({ db }: Store): Promise<void> {
  await db.deleteFrom('paces').where('name', '=', name).execute();
}

export async function pausedUntil({ db }: Store, now: number): Promise<number | undefined> {
  const pause = await db
    .selectFrom('paces')
    .select('next_at')
    .where('name', '=', name)
    .where('next_at', '>', now)
    // Later was stored while the clock was ahead.
    .where('next_at', '<=', now + maxDelay)
    .executeTakeFirst();
  return pause?.next_at;
}
