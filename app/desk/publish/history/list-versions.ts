import { sql } from 'kysely';
import type { Store } from '#lib/database/store.ts';

/**
 * What was saved of files, the newest first, with the hash of what each said before, null where there was none: before
 * its first version, what the release did.
 */
export function listVersions({ db }: Store) {
  const before = sql<string | null>`lag(hash, 1, base) OVER (PARTITION BY file ORDER BY number)`;
  return db
    .selectFrom('word_versions')
    .select(['id', 'who', 'at', 'file', 'hash', before.as('before')])
    .orderBy('number', 'desc');
}
