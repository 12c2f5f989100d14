import { content } from '#lib/content/content.ts';
import type { DraftWords } from './drafts.ts';
import {
  letterId,
  normalizeSource,
  type ParsedLetter,
  parseLetter,
} from './writing/parse-letter.ts';

export type Draft = { id: string; source: string; letter: ParsedLetter };

/** @returns the problems of a Markdown text that cannot be sent */
export function readDraft(text: string, unseenLines = 0): Draft | { problems: readonly string[] } {
  const source = normalizeSource(text);
  const letter = parseLetter(source, content().site.url, unseenLines);
  return 'problems' in letter ? letter : { id: letterId(source), source, letter };
}

/** Reads a stored one as a file with the same words. Its problems count the lines of the words alone. */
export function readStoredDraft({ subject, preview, words }: DraftWords) {
  const front = ['---', `subject: "${subject}"`, `preview: "${preview}"`, '---'];
  return readDraft([...front, words].join('\n'), front.length);
}
