import { setWords } from '#lib/content/content.ts';
import type { Content } from '#lib/content/types.ts';
import type { WordFiles } from '#lib/content/words.ts';

/** Does something while the process says the words that pages are made of, and nobody else's. */
export type InTurn = ReturnType<typeof speaker>;

let last: Promise<unknown> = Promise.resolve();

/**
 * What Next renders depends on what is set for the whole process. So whoever has pages made sets it anew for each, one
 * after the other: a preview comes between two pages of a publication.
 */
export function speaker(content: Content, words: WordFiles) {
  return <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const result = last.then(() => {
      setWords(content, words);
      return work();
    });
    last = result.catch(() => undefined);
    return result;
  };
}
