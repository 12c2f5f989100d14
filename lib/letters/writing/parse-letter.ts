import type { MailContent } from '#lib/post/mail-content.ts';
import { nameLink } from '../name-link.ts';
import { parseMarkdown, renderMarkdown, resolveLink, wordsOf } from './parse-markdown.ts';

export type LetterWords = { subject: string; preview: string; words: string };

export type ParsedLetter = MailContent & { subject: string };

export type Problems = { problems: readonly string[] };

/** Mail programs show some seventy characters of a subject; a longer one is a mistake. */
const maxSubject = 150;

/** What is given no subject or preview has its first heading, and its first words. */
export function parseLetter({ words, ...given }: LetterWords): ParsedLetter | Problems {
  const { tokens, problems } = parseMarkdown(words);
  if (problems.length > 0) return { problems };

  const heading = oneLine(wordsOf(tokens, 'heading_open'));
  const givenSubject = oneLine(given.subject);
  const subject = givenSubject || heading;
  const [first] = tokens;
  const isTitle = first?.type === 'heading_open' && (first.tag === 'h1' || !givenSubject);
  const rest = isTitle ? tokens.slice(3) : tokens;
  if (!subject) {
    problems.push('There is no subject: give one, or begin with a heading (# …).');
  }
  if (subject.length > maxSubject) {
    problems.push(`The subject has ${subject.length} characters; ${maxSubject} are the most.`);
  }
  if (rest.length === 0) problems.push('There are no words below the subject.');
  if (problems.length > 0) return { problems };

  const title = isTitle ? heading : subject;
  const preview = oneLine(given.preview) || firstWords(oneLine(wordsOf(rest, 'paragraph_open')));
  const lines = words.split('\n').slice(isTitle ? first.map?.[1] : 0);
  const linkOf = (href: string) => {
    const address = resolveLink(href);
    return address ? nameLink(address, subject) : href;
  };
  const text = plainText(lines.join('\n').trim(), linkOf);
  return { subject, title, preview, parts: [{ html: renderMarkdown(rest, linkOf), text }] };
}

function firstWords(text: string): string {
  return [...text].slice(0, 120).join('');
}

/**
 * Markdown reads well as it is, but for a path of the site, a picture, of which it says what one sees, and signs that
 * keep others from being more than they are.
 */
function plainText(markdown: string, linkOf: (href: string) => string): string {
  return markdown
    .replace(/^!\[(.{0,300})\]\(\S{1,300}?(?: "(.{0,300})")?\)$/gm, (_, seen, caption) =>
      [`[${seen}]`, caption].join(' ').trim(),
    )
    .replace(
      /\\([!-/:-@[-`{-~\n])|&#(\d{1,6});/g,
      (_, sign, number) => sign ?? String.fromCodePoint(number),
    )
    .replace(/(?<=\]\()[^\s)]+/g, linkOf);
}

/** A mail header has neither line breaks nor control characters. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
