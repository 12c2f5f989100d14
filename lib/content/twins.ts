import { perObject } from '#lib/base/per-object.ts';
import { blocksIn } from './markdown.ts';
import { readSources } from './read-sources.ts';
import { shapeOf } from './shape.ts';
import type { Source } from './source.ts';
import { walk } from './tree.ts';
import type { WordFiles } from './words.ts';

/** Files of which one says a sentence that another says, too, for each: a reader meets it twice, a search engine doubts both. */
export function findTwins(words: WordFiles): { file: string; twin: string }[] {
  const seen = new Map<string, string>();
  return [...readSources(words).sources.values()].flatMap((source) =>
    sentencesIn(source).flatMap((sentence) => {
      const twin = seen.get(sentence) ?? source.file;
      seen.set(sentence, twin);
      return twin === source.file ? [] : [{ file: source.file, twin }];
    }),
  );
}

/** Those of five words and more: shorter ones are names. */
const sentencesIn = perObject((source: Source) =>
  textsIn(source)
    .flatMap((text) => text.split(/(?<=[.?!:])\s+/))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((sentence) => sentence.split(' ').length >= 5),
);

/** Of its fields, then of its Markdown. */
function textsIn(source: Source): string[] {
  const fields = [...walk(shapeOf(source.file), source.data)].map(({ value }) => value);
  return [
    ...fields.filter((value) => typeof value === 'string'),
    ...blocksIn(source.body).map(({ text }) => text),
  ];
}
