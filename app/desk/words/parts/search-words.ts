import { env } from '#lib/base/env.ts';
import { factsOf, fillFacts } from '#lib/content/facts.ts';
import { blocksIn } from '#lib/content/markdown.ts';
import { overridden } from '#lib/content/read-content.ts';
import { readSources } from '#lib/content/read-sources.ts';
import { routes } from '#lib/content/routes.ts';
import { shapeOf } from '#lib/content/shape.ts';
import { walk } from '#lib/content/tree.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { formAt, pageOf, wordsAt } from '#lib/editing/files.ts';
import { toForm } from '#lib/editing/form.ts';
import { marked, type Piece, plain } from './marked.ts';

/** A text that answers. */
export type Found = {
  file: string;
  /** Its name in the form, or `body:3-5` for lines of the text below. */
  field: string;
  /** Its sentences that answer. */
  pieces: Piece[];
  /** Where it is changed. */
  href: string;
};

/** Texts of the site with all the words in them, facts filled in: the best first, and how many there are. */
export function searchWords(files: WordFiles, asked: string, most: number) {
  const words = plain(asked).split(' ').filter(Boolean);
  const phrase = words.join(' ');
  const answers = [...(phrase ? readTexts(files) : [])]
    .map((one) => ({ ...one, folded: plain(one.text) }))
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .map((one) => ({ ...one, rank: rankOf(one, words) }))
    .sort((one, other) => other.rank - one.rank);
  const found = answers.slice(0, most).map(({ file, field, text, folded, isValue }): Found => {
    const href = isValue ? formAt(file, field) : wordsAt(pageWith(file, field), file, field);
    const pieces = marked(text, folded.includes(phrase) ? [phrase] : words);
    return { file, field, href, pieces };
  });
  return { found, count: answers.length };
}

/** The words as they were typed, then whole words; titles before what is below them. */
function rankOf({ field, folded }: Text & { folded: string }, words: readonly string[]): number {
  const apart = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const isPhrase = folded.includes(words.join(' '));
  const areWhole = words.every((word) => apart.includes(` ${word} `));
  return Number(isPhrase) * 4 + Number(areWhole) * 2 + Number(/(^|\.)(title|name)$/.test(field));
}

type Text = { file: string; field: string; text: string; isValue: boolean };

function* readTexts(files: WordFiles): Generator<Text> {
  const { sources } = readSources(files);
  const facts = factsOf(overridden(sources, env()));
  for (const [file, written] of sources) {
    const { data, body } = fillFacts(written, facts).source;
    const form = shapeOf(file);
    for (const { path, shape, value } of walk(form, toForm(form, data))) {
      // What is chosen says no word of its own.
      if (shape.kind !== 'text' || shape.input === 'icon' || value === '') continue;
      const field = path.join('.');
      const isValue = !shape.isWords || unshown.some((one) => one.test(`${file}#${field}`));
      yield { file, field, text: String(value), isValue };
    }
    // As the form has it.
    for (const { text, from, to } of blocksIn(body.replace(/^\n+/, ''))) {
      if (text !== '{figure}') yield { file, field: `body:${from}-${to}`, text, isValue: false };
    }
  }
}

/** By file and field: words that stand on no page, or on none of one address. */
const unshown = [/^missing\./, /^portfolio\.yaml#project\./, /^services\/.*#summary$/];

/** What another page shows than that of its file. */
const elsewhere: readonly [RegExp, string][] = [
  [/#terms\./, routes.contact],
  [/^people\.yaml#\d+\.(home|specialty)$/, routes.home],
  [/^projects\/.*#shortDescription$/, routes.portfolio],
];

function pageWith(file: string, field: string): string {
  const other = elsewhere.find(([place]) => place.test(`${file}#${field}`));
  return other?.[1] ?? pageOf(file);
}
