import { formatOf } from '#lib/base/zone-clock.ts';
import { content } from '#lib/content/content.ts';

/** What a mail says, without its looks (`mail-html.ts`). */
export type MailContent = {
  /** Nothing where it begins with its words. */
  title: string;
  /** The line that a mail program shows beside the subject. */
  preview: string;
  parts: readonly Part[];
};

export type Part =
  /** A paragraph. */
  | Phrase
  | { facts: readonly (readonly [label: string, value: Phrase])[] }
  | { list: readonly Phrase[] }
  | { verbatim: string }
  /** Of a letter to the subscribers, whose Markdown is already both. */
  | { html: string; text: string }
  | { rule: true }
  | { heading: string }
  | { action: string; href: string; isButton?: true };

export type Phrase = Piece | readonly Piece[];

/** A `line` may be written in the other direction than the words around it. */
export type Piece = string | { kind: 'line' | 'email' | 'phone'; value: string };

/** @param at ms since 1970 */
export function formatTime(at: number): string {
  return formatOf({
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: content().site.timeZone,
  }).format(at);
}

/** With the city whose clock it is. */
export function timeInCity(at: number): string {
  return `${formatTime(at)} (${content().site.address.city})`;
}

/** Invisible marks in a visitor's name could write the line backwards; joiners are of letters and emoji. */
export function withoutMarks(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').replace(/(?![\u200c\u200d])\p{Cf}/gu, '');
}
