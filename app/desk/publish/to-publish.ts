import { readChangedPages } from '#app/desk/parts/changed-pages.ts';
import { folderOf } from '#lib/content/names.ts';
import { asOf, waitingIn } from '#lib/content/waiting.ts';
import { hashesOf } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { checkTogether } from '#lib/editing/working-copy.ts';
import { findRemoved } from '#lib/words/slugs.ts';
import { readUnpublished } from '#lib/words/unpublished.ts';

export type WordsToPublish = Awaited<ReturnType<typeof readChanges>>;

/** What visitors do not see yet, and what stands in the way of publishing it. */
export async function readChanges(store: Store) {
  const { words, published, takenBack } = await readUnpublished(store);
  const writers = await readWriters(store);
  const mistakes = checkTogether(words);
  const waiting = waitingIn(asOf(words, Date.now()));
  const waited = new Map([...waitingIn(published)].filter(([file]) => !takenBack.includes(file)));
  const changed = (await readChangedPages(store)).map((page) => {
    const { file, kind, photographs } = page;
    const files = [file, ...photographs.map((name) => `${folderOf(file)}/${name}`)];
    return {
      ...page,
      /** Its own, where it is to come. */
      day: waiting.get(file),
      isTakenOff: kind === 'changed' && waiting.has(file) && !waited.has(file),
      isWrong: mistakes.some((one) => one.file === file),
      /** Nobody, where a new version of the site wrote it. */
      writers: files.flatMap((one) => writers.get(one) ?? []),
    };
  });
  return {
    ...{ words, changed, mistakes },
    /** Days of what is published already. */
    waited,
    /** Paths of pages whose visitors have nowhere to go. */
    removed: findRemoved(words),
  };
}

/** By files that are not published as they are written: who has saved them since, the latest first. */
export async function readWriters(store: Store) {
  const { files, published } = await readUnpublished(store);
  const rows = await store.db
    .selectFrom('word_versions')
    .select(['file', 'hash', 'who', 'at'])
    .where('file', 'in', ['', ...files])
    .orderBy('number', 'desc')
    .execute();
  const seen = hashesOf(published);
  return new Map(
    files.map((file) => {
      const versions = rows.filter((row) => row.file === file);
      const last = versions.findIndex(({ hash }) => hash === (seen.get(file) ?? null));
      // Where what is published is of no version, a release has merged its own words in; of the newest, it was taken back.
      return [file, versions.slice(0, Math.max(last, 1))];
    }),
  );
}
