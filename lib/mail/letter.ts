/** What a mail says, without its looks: `letter-html.ts` and `letter-text.ts` write it out. */
export type Letter = {
  title: string;
  /** The line that a mail program shows beside the subject. */
  preview: string;
  parts: readonly Part[];
};

export type Part =
  | { paragraph: Words }
  /** The title has the first level in a mail: one of the first level here is as one of the second. */
  | { heading: Words; level: 1 | 2 | 3 }
  /** A label and what is behind it, one a line. */
  | { facts: readonly (readonly [label: string, value: Words])[] }
  | { list: readonly Words[] }
  /** A list whose items may hold lists in turn; numbered where it says the first number. */
  | { items: readonly (readonly Part[])[]; first?: number }
  | { quote: readonly Part[] }
  /** Words line by line as they were typed. */
  | { verbatim: string }
  /** A line across. */
  | { rule: true }
  /** An address to go to, with what happens there. */
  | { action: string; href: string };

export type Words = Piece | readonly Piece[];

/**
 * Text; what a visitor wrote in a line of ours, in whatever script; an address or number, as a link;
 * what stands out, leads somewhere, or is code; the end of a line.
 */
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
