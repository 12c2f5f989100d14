import { perObject } from '#lib/base/per-object.ts';
import { fontCharacters } from '../font-characters.ts';
import { type Written, wordsIn } from '../markdown.ts';
import type { Mistake } from '../mistakes.ts';
import type { Checked } from '../read-sources.ts';
import { type Source, textsOf, valueAt } from '../source.ts';

/** Every text of a file: of its fields, then of its Markdown. */
const textsIn = perObject((source: Source): (Written & { field?: string })[] => {
  const fields = textsOf(source.data).map(({ path, text }) => ({
    text,
    // Looked up only where something is wrong.
    get line() {
      return source.lineOf(path);
    },
    field: String(path.findLast((part) => typeof part === 'string')),
  }));
  return [...fields, ...wordsIn(source)];
});

/** Characters that the site's fonts cannot show. */
export const findUnknownCharacters = perObject((source: Source): Mistake[] =>
  textsIn(source).flatMap((written) => {
    const missing = [...new Set(written.text)].filter((one) => !inFonts.has(one));
    if (missing.length === 0 || written.field === 'emoji') return [];
    const names = missing.map((one) => `"${one}" (U+${hex(one)})`).join(', ');
    const advice = 'write it otherwise, or ask an engineer for it';
    const text = `the site’s fonts have no ${names}: ${advice}`;
    return [{ file: source.file, line: written.line, text }];
  }),
);

const inFonts = new Set(fontCharacters);

const hex = (character: string) =>
  character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');

/** Words that somebody meant to replace. */
export const findPlaceholders = perObject((source: Source): Mistake[] => {
  const left = /lorem|ipsum|\b(todo|tbd|fixme|xxx+)\b|coming soon|to come\b|placeholder/i;
  return textsIn(source).flatMap((written) => {
    const [found] = left.exec(written.text) ?? [];
    if (!found) return [];
    const advice = `"${found}" was to be replaced before anybody reads it`;
    return [{ file: source.file, line: written.line, text: advice }];
  });
});

/** Sentences that stand in two files: a reader meets them twice, a search engine doubts both. */
export function findRepeated({ sources }: Pick<Checked, 'sources'>): Mistake[] {
  const seen = new Map<string, string>();
  return [...sources.values()].flatMap((source) =>
    sentencesIn(source).flatMap(({ written, sentence, key }) => {
      const first = seen.get(key);
      if (first === undefined) seen.set(key, source.file);
      if (first === undefined || first === source.file) return [];
      const text = `this sentence stands in ${first}, too: "${sentence}"`;
      return [{ file: source.file, line: written.line, text, twin: first }];
    }),
  );
}

const sentencesIn = perObject((source: Source) =>
  textsIn(source).flatMap((written) =>
    sentencesOf(written.text).map((sentence) => ({
      written,
      sentence,
      key: sentence.toLowerCase(),
    })),
  ),
);

/** Those of five words and more: shorter ones are names. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!:])\s+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= 5);
}

/** Names and titles that two pages have, or that say too little beside others in a list of results. */
export function findPoorTitles({ sources }: Checked): Mistake[] {
  const site = String(valueAt(sources.get('site.yaml')?.data, ['name']));
  const seen = new Map<string, string>();
  return [...sources.values()].flatMap(({ file, data, lineOf }) =>
    ['title', 'metaTitle', ...(file.includes('/') ? ['name'] : [])].flatMap((field) => {
      const title = valueAt(data, [field]);
      if (typeof title !== 'string') return [];
      const at = (says: string) => {
        const path = [field];
        return [{ file, line: lineOf(path), path, says, text: `${field} ${says}` }];
      };
      const key = `${field} ${title.toLowerCase()}`;
      const first = seen.get(key);
      if (first) return at(`is the same as in ${first}: a page has its own`);
      seen.set(key, file);
      const shown = `${title} | ${site}`;
      // It stands alone where a long site name leaves no room for both.
      const least = Math.min(30, 58 - site.length);
      const isShort = field === 'metaTitle' && shown.length <= 60 && shown.length < least;
      return isShort
        ? at(`is too short to be found by: people search for more than "${title}"`)
        : [];
    }),
  );
}
