import type { Kysely } from 'kysely';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';

/** What was changed by one press. */
export type Version = {
  act: string;
  who: string;
  at: number;
  isPublished: boolean;
  files: VersionOfFile[];
};

/** Hashes of what it said before and after; null where there was no such file. */
export type VersionOfFile = { file: string; before: string | null; after: string | null };

/** The newest first. @param part how many, and how many to leave out */
export async function listVersions(
  { db }: Store,
  part: { limit: number; offset: number },
): Promise<Version[]> {
  const acts = await db
    .selectFrom('word_versions')
    .select(({ fn }) => ['act', fn.max('number').as('last')])
    .groupBy('act')
    .orderBy('last', 'desc')
    .limit(part.limit)
    .offset(part.offset)
    .execute();
  if (acts.length === 0) return [];
  const rows = await withBefore(
    db,
    acts.map(({ act }) => act),
  );
  const published = await db.selectFrom('publications').select('head').distinct().execute();
  const heads = new Set(published.map(({ head }) => head));
  return acts.flatMap(({ act, last }) => {
    const files = rows.filter((row) => row.act === act);
    const [first] = files;
    return first
      ? [{ act, who: first.who, at: first.at, isPublished: heads.has(last), files }]
      : [];
  });
}

/** Before its first version a file said what the release did. */
async function withBefore(db: Kysely<Database>, acts: readonly string[]) {
  const versions = db.selectFrom('word_versions').select(({ fn }) => {
    const before = (column: 'id' | 'hash') =>
      fn.agg<string | null>('lag', [column]).over((of) => of.partitionBy('file').orderBy('number'));
    return [
      ...(['act', 'who', 'at', 'file', 'hash', 'base', 'number'] as const),
      before('id').as('olderId'),
      before('hash').as('olderHash'),
    ];
  });
  const rows = db.selectFrom(versions.as('version')).selectAll().where('act', 'in', acts);
  return (await rows.orderBy('number').execute()).map(
    ({ act, who, at, file, hash: after, base, olderId, olderHash }) => {
      return { act, who, at, file, after, before: olderId === null ? base : olderHash };
    },
  );
}
