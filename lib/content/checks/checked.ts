import { type Written, wordsIn } from '#lib/content/markdown.ts';
import type { Read } from '#lib/content/read-sources.ts';
import { type Source, textsOf } from '#lib/content/source.ts';

/** The content's files with their facts filled in, whether or not they have their form. */
export type Checked = Omit<Read, 'mistakes'>;

/** Every text of a file: of its fields, then of its Markdown. */
export function textsIn(source: Source): (Written & { field?: string })[] {
  const fields = textsOf(source.data).map(({ path, text }) => ({
    text,
    line: source.lineOf(path),
    field: String(path.findLast((part) => typeof part === 'string')),
  }));
  return [...fields, ...wordsIn(source)];
}
