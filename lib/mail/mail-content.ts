import { content } from '#lib/content/content.ts';

/** What a mail says, without its looks: `mail-html.ts` and `mail-text.ts` render it. */
export type MailContent = {
  title: string;
  /** The line that a mail program shows beside the subject. */
  preview: string;
  parts: readonly Part[];
};

export type Part =
  | { paragraph: Words }
  /** Level 1 is rendered as 2: the mail's title is the only h1. */
  | { heading: Words; level: 1 | 2 | 3 }
  | { facts: readonly (readonly [label: string, value: Words])[] }
  | { list: readonly Words[] }
  | ItemList
  | { quote: readonly Part[] }
  | { verbatim: string }
  | { rule: true }
  | { action: string; href: string };

/** Items may hold any part, even another list; `first` makes it a numbered one. */
export type ItemList = { items: readonly (readonly Part[])[]; first?: number };

export type Words = Piece | readonly Piece[];

/** `userInput` may be written in the other direction than the words around it. */
export type Piece =
  | string
  | { userInput: string }
  | { email: string }
  | { phone: string }
  | { strong: Words }
  | { emphasis: Words }
  | { link: Words; href: string }
  | { code: string }
  | { newline: true };

/** @param at ms since 1970 */
export function formatTime(at: number, timeZone = content().site.timeZone): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(at);
}
