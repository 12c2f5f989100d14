/** What a mail says, without its looks: `letter-html.ts` and `letter-text.ts` write it out. */
export type Letter = {
  title: string;
  /** The line that a mail program shows beside the subject. */
  preview: string;
  parts: readonly Part[];
};

export type Part =
  | { paragraph: Words }
  /** A label and what is behind it, one a line. */
  | { facts: readonly (readonly [label: string, value: Words])[] }
  | { list: readonly Words[] }
  /** A visitor's message, line by line as it was typed. */
  | { verbatim: string }
  /** An address to go to, with what happens there. */
  | { action: string; href: string };

export type Words = Piece | readonly Piece[];

/**
 * Text; what a visitor wrote in a line of ours, in whatever script; an address or number, as a link.
 */
export type Piece = string | { written: string } | { email: string } | { phone: string };
