import { day } from '#lib/base/zone-clock.ts';
import { localTime } from '#lib/content/weeks.ts';
import type { Store } from '#lib/database/store.ts';
import { type Check, checkOf } from '../check.ts';

/** One that is made every night is never older, in days. */
const oldest = 2;

/** When all was last copied, how large the copy is, and that it was read back. */
export async function checkBackup(store: Store, now: number): Promise<Check> {
  const last = await store.db.selectFrom('backups').selectAll().executeTakeFirst();
  const { ok, failed, skipped } = checkOf('backup', {
    works: `All was copied last on ${localTime(last?.at ?? now)}`,
    fails: 'Nothing copies messages, readers, letters, words and photographs',
    advice:
      'Ask whoever runs the server for a backup every night, kept on another machine: without one, a broken disk takes all of it.',
  });
  if (!last) return skipped('none was made yet: `agency backup`, every night');
  const size = `${(last.bytes / 1024 ** 2).toFixed(1)} MB`;
  const detail = `the last was made on ${localTime(last.at)}, ${size}, and was read back`;
  return now - last.at > oldest * day ? failed(detail) : ok(detail);
}
