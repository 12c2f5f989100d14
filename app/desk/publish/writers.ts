import { hashesOf } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { readUnpublished } from '#lib/words/unpublished.ts';

/** That somebody saved a file. */
export type Writing = { who: string; at: number };

/** By files that are not published as they are written: who has saved them since, each once, the latest first. */
export async function readWriters(store: Store): Promise<ReadonlyMap<string, readonly Writing[]>> {
  const { files, published } = await readUnpublished(store);
  if (files.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('word_versions')
    .select(['file', 'hash', 'who', 'at'])
    .where('file', 'in', files)
    .orderBy('number', 'desc')
    .execute();
  const seen = hashesOf(published);
  return new Map(
    files.map((file) => {
      const versions = rows.filter((row) => row.file === file);
      const last = versions.findIndex(({ hash }) => hash === (seen.get(file) ?? null));
      // Where what is published is of no version, a release has merged its own words in; of the newest, it was taken back.
      const since = versions.slice(0, Math.max(last, 1));
      return [
        file,
        since.filter(({ who }, at) => since.findIndex((one) => one.who === who) === at),
      ];
    }),
  );
}
