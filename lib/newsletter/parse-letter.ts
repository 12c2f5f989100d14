import { createHash } from 'node:crypto';
import type { MailContent } from '#lib/mail/mail-content.ts';
import { plainText } from '#lib/mail/mail-text.ts';
import { parseMarkdown } from './parse-markdown.ts';

export type ParsedLetter = MailContent & { subject: string };

type ParseResult =
  | { kind: 'valid'; letter: ParsedLetter }
  | { kind: 'invalid'; problems: readonly string[] };

/** Mail programs show some seventy characters of a subject; a longer one is a mistake. */
const maxSubject = 150;

/** Subject and preview are in the front matter, else the first heading and the first words. */
export function parseLetter(source: string, siteUrl: string): ParseResult {
  const { fields, body, lineCount, problems: unknownFields } = splitFrontMatter(source);
  const { parts, problems: unsupported } = parseMarkdown(body, siteUrl, lineCount);
  const problems = [...unknownFields, ...unsupported];
  if (problems.length > 0) return { kind: 'invalid', problems };

  const firstHeading = parts.find((part) => 'heading' in part);
  const heading = firstHeading ? oneLine(plainText(firstHeading.heading)) : '';
  const subject = oneLine(fields.subject || heading);
  const isTitle = parts[0] === firstHeading && (firstHeading?.level === 1 || !fields.subject);
  const rest = isTitle ? parts.slice(1) : parts;
  if (!subject) {
    problems.push('There is no subject: begin with a heading (# …), or with subject: … in front.');
  }
  if (subject.length > maxSubject) {
    problems.push(`The subject has ${subject.length} characters; ${maxSubject} are the most.`);
  }
  if (rest.length === 0) problems.push('There are no words below the subject.');
  if (problems.length > 0) return { kind: 'invalid', problems };

  const title = isTitle ? heading : subject;
  const preview = oneLine(fields.preview ?? '') || firstWords(rest);
  return { kind: 'valid', letter: { subject, title, preview, parts: rest } };
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
  const [matter, inner] = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(source) ?? ['', ''];
  for (const line of (inner ?? '').split('\n').filter((one) => one.trim())) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(line) ?? [];
    const name = known.find((one) => one === key.toLowerCase());
    if (name) fields[name] = value.replace(/^(["'])(.*)\1$/, '$2');
    else problems.push(`"${line.trim()}" in front is not known: there are ${known.join(', ')}.`);
  }
  const lineCount = matter.split('\n').length - 1;
  return { fields, problems, body: source.slice(matter.length), lineCount };
}

function firstWords(parts: MailContent['parts']): string {
  const first = parts.find((part) => 'paragraph' in part);
  const words = first ? plainText(first.paragraph) : '';
  return [...oneLine(words)].slice(0, 120).join('');
}

/** A mail header has neither line breaks nor control characters. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
