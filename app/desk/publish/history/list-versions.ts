import type { Store } from '#lib/database/store.ts';

/**
 * What was saved of files, the newest first, with the hash of what each said before, null where there was none: before
 * its first version, what the release did.
 */
export function listVersions({ db }: Store) {
  const versions = db.selectFrom('word_versions').select(({ fn }) => {
    const older = (column: 'id' | 'hash') =>
      fn.agg<string | null>('lag', [column]).over((of) => of.partitionBy('file').orderBy('number'));
    return [
      ...(['id', 'who', 'at', 'file', 'hash', 'base', 'number'] as const),
      older('id').as('olderId'),
      older('hash').as('olderHash'),
    ];
  });
  return db
    .selectFrom(versions.as('version'))
    .select(['id', 'who', 'at', 'file', 'hash'])
    .select((of) =>
      of
        .case()
        .when('olderId', 'is', null)
        .then(of.ref('base'))
        .else(of.ref('olderHash'))
        .end()
        .as('before'),
    )
    .orderBy('number', 'desc');
}
