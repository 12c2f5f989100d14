import type { Path } from './tree.ts';

/** The field that it is the fault of, or a line of the text. */
export type At = { path?: Path; line?: number | undefined };

/** Something wrong with the content, in words for whoever writes it. */
export type Mistake = At & {
  /** Path below the content's folder. */
  file: string;
  text: string;
  /** As `text`, after the field's name. */
  says?: string;
  /** Where a link of its text leads, that leads nowhere. */
  link?: string;
  /** The path of a page that is gone, whose visitors have nowhere to go. */
  lost?: string;
};

/** The content cannot be published. Its message has a line for each mistake. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    const lines = mistakes
      .toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
      .map(({ file, line, text }) => `content/${file}${line ? `:${line}` : ''}: ${text}`);
    super([...new Set(lines)].join('\n'));
    this.mistakes = mistakes;
  }
}
