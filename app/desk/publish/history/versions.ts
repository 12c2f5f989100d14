import type { Store } from '#lib/database/store.ts';

/**
 * What was saved of files, the newest first, with the hash of what each said before, null where there was none: before
 * its first version, what the release did.
 *
 * @param part how many, and how many to leave out
 */
export async function listVersions({ db }: Store, part: { limit: number; offset: number }) {
  const versions = db.selectFrom('word_versions').select(({ fn }) => {
    const older = (column: 'id' | 'hash') =>
      fn.agg<string | null>('lag', [column]).over((of) => of.partitionBy('file').orderBy('number'));
    return [
      ...(['id', 'who', 'at', 'file', 'hash', 'base', 'number'] as const),
      older('id').as('olderId'),
      older('hash').as('olderHash'),
    ];
  });
  const rows = db.selectFrom(versions.as('version')).selectAll().orderBy('number', 'desc');
  return (await rows.limit(part.limit).offset(part.offset).execute()).map(
    ({ base, olderId, olderHash, ...version }) => {
      return { ...version, before: olderId === null ? base : olderHash };
    },
  );
}
