import MarkdownIt from 'markdown-it';
import type { Part, Piece, Words } from '#lib/mail/mail-content.ts';

/** HTML, pictures and tables are problems. @param lineOffset how many lines are above it in the file */
export function parseMarkdown(
  markdown: string,
  siteUrl: string,
  lineOffset: number,
): { parts: Part[]; problems: string[] } {
  const tokens = parser.parse(markdown, {});
  const problems = tokens.flatMap((token) => {
    const line = lineOffset + (token.map?.[0] ?? 0) + 1;
    return [token, ...(token.children ?? [])].flatMap((one) => {
      const problem = findProblem(one, siteUrl);
      return problem ? [`Line ${line}: ${problem}`] : [];
    });
  });
  const parts = problems.length > 0 ? [] : parseBlocks({ tokens, at: 0, siteUrl });
  return { parts, problems: [...new Set(problems)] };
}

// HTML and bad links are parsed in order to report them.
const parser = new MarkdownIt({ html: true, linkify: true });
parser.linkify.set({ fuzzyLink: false });
parser.validateLink = () => true;

type Token = ReturnType<typeof parser.parse>[number];

const unsupported: Record<string, string> = {
  html_block: 'HTML is not taken, Markdown is.',
  html_inline: 'HTML is not taken, Markdown is.',
  image: 'A picture cannot be in a letter: link to the page that shows it.',
  table_open: 'A table cannot be in a letter: make it a list.',
  s_open: 'Struck-out words cannot be in a letter.',
};

function findProblem(token: Token, siteUrl: string): string | undefined {
  const href = token.type === 'link_open' ? String(token.attrGet('href')) : undefined;
  if (href === undefined || resolveLink(href, siteUrl)) return unsupported[token.type];
  return `The link "${href}" leads nowhere from a mail: write it out, as https://example.com/page.`;
}

/** Undefined where a mail program could not follow the link. */
function resolveLink(href: string, siteUrl: string): string | undefined {
  const target = /^\/(?!\/)/.test(href) ? siteUrl + href : href;
  return /^(?:https?:\/\/[^/]|mailto:.|tel:.)/i.test(target) && URL.canParse(target)
    ? target
    : undefined;
}

type Cursor = { tokens: readonly Token[]; at: number; siteUrl: string };

function parseBlocks(cursor: Cursor, end?: string): Part[] {
  const parts: Part[] = [];
  for (let token = next(cursor); token && token.type !== end; token = next(cursor)) {
    const part = parseBlock(token, cursor);
    if (part) parts.push(part);
  }
  return parts;
}

const levels: Record<string, 1 | 2> = { h1: 1, h2: 2 };

function parseBlock(token: Token, cursor: Cursor): Part | undefined {
  switch (token.type) {
    case 'paragraph_open':
      return { paragraph: parseInline(cursor) };
    case 'heading_open':
      return { heading: parseInline(cursor), level: levels[token.tag] ?? 3 };
    case 'bullet_list_open':
      return { items: parseItems(cursor, 'bullet_list_close') };
    case 'ordered_list_open':
      return {
        items: parseItems(cursor, 'ordered_list_close'),
        first: Number(token.attrGet('start') ?? 1),
      };
    case 'blockquote_open':
      return { quote: parseBlocks(cursor, 'blockquote_close') };
    case 'fence':
    case 'code_block':
      return { verbatim: token.content.trimEnd() };
    case 'hr':
      return { rule: true };
    default:
      // The closing tokens of paragraphs and headings.
      return;
  }
}

function parseItems(cursor: Cursor, end: string): Part[][] {
  const found: Part[][] = [];
  while (next(cursor)?.type !== end) found.push(parseBlocks(cursor, 'list_item_close'));
  return found;
}

function parseInline(cursor: Cursor): Words {
  return parsePieces({ ...cursor, tokens: next(cursor)?.children ?? [], at: 0 });
}

function parsePieces(cursor: Cursor, end?: string): Piece[] {
  const found: Piece[] = [];
  for (let token = next(cursor); token && token.type !== end; token = next(cursor)) {
    found.push(parsePiece(token, cursor));
  }
  return found;
}

function parsePiece(token: Token, cursor: Cursor): Piece {
  switch (token.type) {
    case 'strong_open':
      return { strong: parsePieces(cursor, 'strong_close') };
    case 'em_open':
      return { emphasis: parsePieces(cursor, 'em_close') };
    case 'link_open':
      return {
        link: parsePieces(cursor, 'link_close'),
        href: resolveLink(String(token.attrGet('href')), cursor.siteUrl) ?? cursor.siteUrl,
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
