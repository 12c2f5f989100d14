import { setWords } from '#lib/content/content.ts';
import type { Content } from '#lib/content/types.ts';
import type { WordFiles } from '#lib/content/words.ts';
import type { InTurn } from './make-snapshot.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * What Next renders depends on what is set for the whole process. So whoever has pages made sets it anew for each, one
 * after the other: a preview comes between two pages of a publication.
 */
export function speaker(content: Content, words: WordFiles): InTurn {
  return <Result>(work: () => Result | Promise<Result>) => {
    const result = last.then(() => {
      setWords(content, words);
      return work();
    });
    last = result.catch(() => undefined);
    return result;
  };
}
