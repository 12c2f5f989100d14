import { site } from '@/lib/site';

/** What a mail says, without its looks: `letter-html.ts` and `letter-text.ts` write it out. */
export type Letter = {
  title: string;
  /** The line that a mail program shows beside the subject. */
  preview: string;
  parts: readonly Part[];
};

export type Part =
  | { paragraph: Words }
  /** Level 1 is written as 2: the mail's title has the first. */
  | { heading: Words; level: 1 | 2 | 3 }
  | { facts: readonly (readonly [label: string, value: Words])[] }
  | { list: readonly Words[] }
  /** A list whose items may hold lists in turn; numbered where it has a first number. */
  | { items: readonly (readonly Part[])[]; first?: number }
  | { quote: readonly Part[] }
  /** Text line by line as it was typed. */
  | { verbatim: string }
  | { rule: true }
  | { action: string; href: string };

export type Words = Piece | readonly Piece[];

/** `written` is what a visitor typed, in whatever script. */
export type Piece =
  | string
  | { written: string }
  | { email: string }
  | { phone: string }
  | { strong: Words }
  | { emphasis: Words }
  | { link: Words; href: string }
  | { code: string }
  | { newline: true };

/** A moment as people in the agency's time zone would write it. @param at ms since 1970 */
export function formatTime(at: number, timeZone = site.timeZone): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(at);
}
