import { createHash } from 'node:crypto';
import { markdownHead } from '#lib/content/source.ts';
import {
  type LetterWords,
  type ParsedLetter,
  type Problems,
  parseLetter,
} from './writing/parse-letter.ts';

/** A draft as the letter that it becomes; the same words have the same id. */
export type ReadDraft = { id: string; source: string; letter: ParsedLetter };

/**
 * Whatever line ends and Unicode forms its writer's browser has.
 *
 * @returns the problems of words that cannot be sent as they are
 */
export function readDraft(draft: LetterWords): ReadDraft | Problems {
  const oneLine = (text: string) => text.normalize().replace(/[\r\n]+/g, ' ');
  const [subject, preview] = [oneLine(draft.subject), oneLine(draft.preview)];
  const words = draft.words.normalize().replace(/\r\n?/g, '\n');
  // As versions before this one read it, too.
  const lines = ['---', `subject: "${subject}"`, `preview: "${preview}"`, '---', words];
  const source = `${lines.join('\n').trim()}\n`;
  const letter = readLetter({ source });
  if ('problems' in letter) return letter;
  const id = createHash('sha256').update(source).digest('hex').slice(0, 12);
  return { id, source, letter };
}

/** One that has begun: a Markdown file, with or without front matter. */
export function readLetter({ source }: Pick<ReadDraft, 'source'>): ParsedLetter | Problems {
  const [head, inner = ''] = markdownHead.exec(source) ?? [''];
  const fields = inner.split('\n').map((line) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(line) ?? [];
    return [name.toLowerCase(), value.trim().replace(/^(["'])(.*)\1$/s, '$2')];
  });
  const { subject = '', preview = '' } = Object.fromEntries(fields);
  return parseLetter({ subject, preview, words: source.slice(head.length) });
}
