import { createHash } from 'node:crypto';
import { markdownHead } from '#lib/content/source.ts';
import type { MailContent } from '#lib/post/mail-content.ts';
import { parseMarkdown, renderMarkdown, wordsOf } from './parse-markdown.ts';

export type ParsedLetter = MailContent & { subject: string };

type Problems = { problems: readonly string[] };

/** Mail programs show some seventy characters of a subject; a longer one is a mistake. */
const maxSubject = 150;

/**
 * Subject and preview are in the front matter, else the first heading and the first words.
 *
 * @param unseenLines how many lines at its beginning its writer does not see: they are not counted
 */
export function parseLetter(
  source: string,
  siteUrl: string,
  unseenLines = 0,
): ParsedLetter | Problems {
  const { fields, body, lineCount, problems: unknownFields } = splitFrontMatter(source);
  const { tokens, problems: unsupported } = parseMarkdown(body, siteUrl, lineCount - unseenLines);
  const problems = [...unknownFields, ...unsupported];
  if (problems.length > 0) return { problems };

  const heading = oneLine(wordsOf(tokens, 'heading_open'));
  const subject = oneLine(fields.subject || heading);
  const [first] = tokens;
  const isTitle = first?.type === 'heading_open' && (first.tag === 'h1' || !fields.subject);
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
  const preview =
    oneLine(fields.preview ?? '') || firstWords(oneLine(wordsOf(rest, 'paragraph_open')));
  const lines = body.split('\n').slice(isTitle ? first.map?.[1] : 0);
  const text = absoluteLinks(lines.join('\n').trim(), siteUrl);
  return { subject, title, preview, parts: [{ html: renderMarkdown(rest, siteUrl), text }] };
}

/** Undoes what editors change unasked, so that {@link letterId} stays the same. */
export function normalizeSource(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return `${lines.trim().normalize('NFC')}\n`;
}

/** @param source by {@link normalizeSource} */
export function letterId(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}

const known = ['subject', 'preview'] as const;

function splitFrontMatter(source: string) {
  const fields: Partial<Record<(typeof known)[number], string>> = {};
  const problems: string[] = [];
  const [matter, inner] = markdownHead.exec(source) ?? ['', ''];
  for (const line of (inner ?? '').split('\n').filter((one) => one.trim())) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(line) ?? [];
    const name = known.find((one) => one === key.toLowerCase());
    if (name) fields[name] = value.trim().replace(/^(["'])(.*)\1$/, '$2');
    else problems.push(`"${line.trim()}" in front is not known: there are ${known.join(', ')}.`);
  }
  const lineCount = matter.split('\n').length - 1;
  return { fields, problems, body: source.slice(matter.length), lineCount };
}

function firstWords(text: string): string {
  return [...text].slice(0, 120).join('');
}

/**
 * Markdown reads well as it is, but for a path of the site, a picture, of which it says what one sees, and signs that
 * keep others from being more than they are.
 */
function absoluteLinks(markdown: string, siteUrl: string): string {
  return markdown
    .replace(/^!\[(.{0,300})\]\(\S{1,300}?(?: "(.{0,300})")?\)$/gm, (_, seen, caption) =>
      [`[${seen}]`, caption].join(' ').trim(),
    )
    .replace(/\]\(\/(?!\/)/g, `](${siteUrl}/`)
    .replace(
      /\\([!-/:-@[-`{-~\n])|&#(\d{1,6});/g,
      (_, sign, number) => sign ?? String.fromCodePoint(number),
    );
}

/** A mail header has neither line breaks nor control characters. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
