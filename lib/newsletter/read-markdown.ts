import MarkdownIt from 'markdown-it';
import type { Part, Piece, Words } from '@/lib/mail/letter';

/**
 * Reads Markdown into the parts of a letter. What a letter has no words for (HTML, pictures, tables) is
 * a problem, not passed through.
 *
 * @param base address to which a link like `/portfolio` leads
 * @param above how many lines stand above in the file, for the numbers in the problems
 */
export function readMarkdown(
  markdown: string,
  base: string,
  above = 0,
): { parts: Part[]; problems: string[] } {
  const tokens = parser.parse(markdown, {});
  const problems = tokens.flatMap((token) => {
    const line = above + (token.map?.[0] ?? 0) + 1;
    return [token, ...(token.children ?? [])].flatMap((one) => {
      const problem = problemOf(one, base);
      return problem ? [`Line ${line}: ${problem}`] : [];
    });
  });
  const parts = problems.length > 0 ? [] : blocks({ tokens, at: 0 }, base);
  return { parts, problems: [...new Set(problems)] };
}

// HTML is recognized in order to be refused; so is a link that leads nowhere.
const parser = new MarkdownIt({ html: true, linkify: true });
parser.linkify.set({ fuzzyLink: false });
parser.validateLink = () => true;

type Token = ReturnType<typeof parser.parse>[number];

const refused: Record<string, string> = {
  html_block: 'HTML is not taken, Markdown is.',
  html_inline: 'HTML is not taken, Markdown is.',
  image: 'A picture cannot be in a letter: link to the page that shows it.',
  table_open: 'A table cannot be in a letter: make it a list.',
  s_open: 'Struck-out words cannot be in a letter.',
};

function problemOf(token: Token, base: string): string | undefined {
  const href = token.type === 'link_open' ? String(token.attrGet('href')) : undefined;
  if (href === undefined || addressOf(href, base)) return refused[token.type];
  return `The link "${href}" leads nowhere from a mail: write it out, as https://example.com/page.`;
}

/** Where a link leads; nothing where a mail program cannot follow it. */
function addressOf(href: string, base: string): string | undefined {
  const target = /^\/(?!\/)/.test(href) ? base + href : href;
  return /^(?:https?:\/\/[^/]|mailto:.|tel:.)/i.test(target) && URL.canParse(target)
    ? target
    : undefined;
}

/** Where in the row of tokens the reading is: it moves on from token to token. */
type Cursor = { tokens: readonly Token[]; at: number };

/** The parts up to the token of a type, or to the end. */
function blocks(cursor: Cursor, base: string, until?: string): Part[] {
  const parts: Part[] = [];
  for (let token = next(cursor); token && token.type !== until; token = next(cursor)) {
    const part = block(token, cursor, base);
    if (part) parts.push(part);
  }
  return parts;
}

const levels: Record<string, 1 | 2> = { h1: 1, h2: 2 };

function block(token: Token, cursor: Cursor, base: string): Part | undefined {
  switch (token.type) {
    case 'paragraph_open':
      return { paragraph: inline(cursor, base) };
    case 'heading_open':
      return { heading: inline(cursor, base), level: levels[token.tag] ?? 3 };
    case 'bullet_list_open':
      return { items: items(cursor, base, 'bullet_list_close') };
    case 'ordered_list_open':
      return {
        items: items(cursor, base, 'ordered_list_close'),
        first: Number(token.attrGet('start') ?? 1),
      };
    case 'blockquote_open':
      return { quote: blocks(cursor, base, 'blockquote_close') };
    case 'fence':
    case 'code_block':
      return { verbatim: token.content.trimEnd() };
    case 'hr':
      return { rule: true };
    default:
      // What closes a paragraph or a heading says nothing.
      return;
  }
}

function items(cursor: Cursor, base: string, until: string): Part[][] {
  const found: Part[][] = [];
  while (next(cursor)?.type !== until) found.push(blocks(cursor, base, 'list_item_close'));
  return found;
}

function inline(cursor: Cursor, base: string): Words {
  return pieces({ tokens: next(cursor)?.children ?? [], at: 0 }, base);
}

function pieces(cursor: Cursor, base: string, until?: string): Piece[] {
  const found: Piece[] = [];
  for (let token = next(cursor); token && token.type !== until; token = next(cursor)) {
    found.push(piece(token, cursor, base));
  }
  return found;
}

function piece(token: Token, cursor: Cursor, base: string): Piece {
  switch (token.type) {
    case 'strong_open':
      return { strong: pieces(cursor, base, 'strong_close') };
    case 'em_open':
      return { emphasis: pieces(cursor, base, 'em_close') };
    case 'link_open':
      return {
        link: pieces(cursor, base, 'link_close'),
        href: addressOf(String(token.attrGet('href')), base) ?? base,
      };
    case 'code_inline':
      return { code: token.content };
    case 'softbreak':
      return ' ';
    case 'hardbreak':
      return { newline: true };
    default:
      return token.content;
  }
}

function next(cursor: Cursor): Token | undefined {
  cursor.at += 1;
  return cursor.tokens[cursor.at - 1];
}
