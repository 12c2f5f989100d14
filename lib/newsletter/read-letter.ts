import { createHash } from 'node:crypto';
import type { Letter } from '@/lib/mail/letter';
import { plainText } from '@/lib/mail/letter-text';
import { readMarkdown } from './read-markdown';

export type ReadLetter = Letter & { subject: string };

/** The letter, or what is wrong with it, a sentence each. */
export type Reading =
  | { kind: 'letter'; letter: ReadLetter }
  | { kind: 'faulty'; problems: readonly string[] };

/** Mail programs show some seventy characters of a subject; a longer one is a mistake. */
const longestSubject = 150;

/**
 * Reads a letter in Markdown. The subject is that of the front matter (`subject: …` between two lines
 * of `---`), else the first heading; the letter's own first heading is its title. `preview: …` is the line
 * that mail programs show beside it, else the letter's first words.
 *
 * @param base address of the site, to which a link like `/portfolio` leads
 */
export function readLetter(source: string, base: string): Reading {
  const { facts, problems, body, lines } = splitFrontMatter(source);
  const read = readMarkdown(body, base, lines);
  problems.push(...read.problems);
  if (problems.length > 0) return { kind: 'faulty', problems };
  const headings = read.parts.filter((part) => 'heading' in part);
  const heading = headings[0] ? oneLine(plainText(headings[0].heading)) : '';
  const subject = oneLine(facts.subject || heading);
  const [first, ...rest] = read.parts;
  const isTitle = first === headings[0] && (headings[0]?.level === 1 || !facts.subject);
  const parts = isTitle ? rest : read.parts;
  if (!subject) {
    problems.push('There is no subject: begin with a heading (# …), or with subject: … in front.');
  }
  if (subject.length > longestSubject) {
    problems.push(`The subject has ${subject.length} characters; ${longestSubject} are the most.`);
  }
  if (parts.length === 0) problems.push('There are no words below the subject.');
  if (problems.length > 0) return { kind: 'faulty', problems };
  const preview = oneLine(facts.preview ?? '') || beginning(parts);
  const title = isTitle ? heading : subject;
  return { kind: 'letter', letter: { subject, title, preview, parts } };
}

/** A text as it is stored: without what editors and mail programs change by themselves. */
export function normalSource(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return `${lines.trim().normalize('NFC')}\n`;
}

/** The same for the same letter, however often it is given. @param source by {@link normalSource} */
export function letterId(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}

const known = ['subject', 'preview'] as const;
type Facts = Partial<Record<(typeof known)[number], string>>;

function splitFrontMatter(source: string) {
  const facts: Facts = {};
  const problems: string[] = [];
  const [matter, inner] = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(source) ?? ['', ''];
  for (const line of (inner ?? '').split('\n').filter((one) => one.trim())) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(line) ?? [];
    const name = known.find((one) => one === key.toLowerCase());
    if (name) facts[name] = value.replace(/^(["'])(.*)\1$/, '$2');
    else problems.push(`"${line.trim()}" in front is not known: there are ${known.join(', ')}.`);
  }
  const lines = matter.split('\n').length - 1;
  return { facts, problems, body: source.slice(matter.length), lines };
}

function beginning(parts: Letter['parts']): string {
  const first = parts.find((part) => 'paragraph' in part);
  const words = first && 'paragraph' in first ? plainText(first.paragraph) : '';
  return [...oneLine(words)].slice(0, 120).join('');
}

/** A header has one line, and no control character. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
