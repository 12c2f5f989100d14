import { perObject } from '#lib/base/per-object.ts';
import { photographsFor } from '#lib/content/names.ts';
import { hashesOf } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { compareFile, type Difference } from '#lib/editing/differences.ts';
import { titleIn } from '#lib/editing/files.ts';
import { readUnpublished, type Unpublished } from '#lib/words/unpublished.ts';

/** A page, or what several pages say, that visitors see otherwise than it is written. */
export type ChangedPage = Difference & {
  /** Of its file as it is written, empty where it is gone: what somebody has seen who publishes it. */
  hash: string;
  /** Photographs that it shows and visitors do not see yet, by their names. */
  photographs: readonly string[];
};

/** One for all pages of the desk, until something is saved or published. */
const pagesOf = perObject('changed-pages', comparePages);

export async function readChangedPages(store: Store): Promise<readonly ChangedPage[]> {
  return pagesOf(await readUnpublished(store));
}

/** A photograph that no page shows is no change. */
function comparePages({ words, published, files, takenBack }: Unpublished): ChangedPage[] {
  const hashes = hashesOf(words);
  const photographs = files.filter((file) => words.photographs.has(file));
  const names = new Set([...words.texts.keys(), ...published.texts.keys()]);
  const seen = (file: string) => (takenBack.includes(file) ? undefined : published.texts.get(file));
  return [...names].sort().flatMap((file): ChangedPage | never[] => {
    const text = String(words.texts.get(file) ?? '');
    const shown = photographsFor(file, photographs).filter((name) => isNamed(text, name));
    const difference = files.includes(file)
      ? compareFile(file, seen(file), words.texts.get(file))
      : undefined;
    if (!difference && shown.length === 0) return [];
    const same = { file, title: titleIn(words, file), kind: 'changed' as const, fields: [] };
    return { ...same, ...difference, hash: hashes.get(file) ?? '', photographs: shown };
  });
}

const isNamed = (text: string, photograph: string) =>
  text.split(photograph).some((before, at, all) => at < all.length - 1 && !/[\w.-]$/.test(before));
