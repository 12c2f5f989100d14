import { escapeHtml } from '#lib/base/escape-html.ts';
import { palette } from '#lib/base/palette.ts';
import { content } from '#lib/content/content.ts';
import { createParser, type Token } from '#lib/content/parser.ts';
import { routes } from '#lib/content/routes.ts';
import { letterStyles, renderVerbatim } from '#lib/post/mail-html.ts';

/** HTML, tables and struck-out words stand as they were typed. */
export function parseMarkdown(markdown: string): { tokens: Tokens; problems: string[] } {
  const tokens = parser.parse(markdown, {});
  const problems = tokens.flatMap((token) => {
    const line = (token.map?.[0] ?? 0) + 1;
    return withChildren(token).flatMap((one) => {
      const problem = problemOfLink(one) ?? problemOfPicture(one, token);
      return problem ? [`Line ${line}: ${problem}`] : [];
    });
  });
  return { tokens, problems: [...new Set(problems)] };
}

/** As a mail program shows it: with inline styles, and links that lead somewhere. */
export function renderMarkdown(tokens: Tokens, linkOf: (href: string) => string): string {
  for (const token of tokens.flatMap(withChildren)) {
    token.tag = tags[token.tag] ?? token.tag;
    const isNestedList = token.level > 0 && token.type.endsWith('list_open');
    const style = token.nesting >= 0 && letterStyles[isNestedList ? 'nested' : token.tag];
    if (style) token.attrSet('style', style);
    if (token.nesting === 1 && token.block) token.attrSet('dir', 'auto');
    const src = token.attrGet('src');
    if (src !== null) {
      token.attrSet('src', content().site.url + routes.letterPicture(String(src)));
      // Outlook knows no other.
      token.attrSet('width', '494');
    }
    const href = token.attrGet('href');
    if (href !== null) token.attrSet('href', linkOf(String(href)));
  }
  return parser.renderer.render(tokens, parser.options, {}).trim();
}

/** The words of the first heading or paragraph, on one line and without marks. */
export function wordsOf(tokens: Tokens, type: 'heading_open' | 'paragraph_open'): string {
  const open = tokens.findIndex((token) => token.type === type && token.level === 0);
  const pieces = open < 0 ? [] : (tokens[open + 1]?.children ?? []);
  const words = pieces.map(({ type, content }) => (type.endsWith('break') ? ' ' : content));
  return words.join('');
}

const parser = createParser({ linkify: true });
parser.disable(['table', 'strikethrough']);

type Tokens = Token[];

const verbatim = (tokens: Tokens, at: number) =>
  renderVerbatim(tokens[at]?.content.trimEnd() ?? '');
parser.renderer.rules.fence = verbatim;
parser.renderer.rules.code_block = verbatim;

/** What is typed as its title stands below it. */
parser.renderer.rules.image = ([...tokens], at, options, _, renderer) => {
  const [token] = tokens.slice(at);
  const [alt, caption] = [
    renderer.renderInlineAsText(token?.children ?? [], options, {}),
    token?.attrGet('title'),
  ];
  token?.attrSet('alt', alt);
  if (token) token.attrs = token.attrs?.filter(([name]) => name !== 'title') ?? null;
  const small = caption
    ? `\n<span style="${captionStyle}">${escapeHtml(String(caption))}</span>`
    : '';
  return renderer.renderToken(tokens, at, options) + small;
};

/** The mail's title is the only h1. */
const tags: Record<string, string> = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

function withChildren(token: Token): Token[] {
  return [token, ...(token.children ?? [])];
}

function problemOfLink(token: Token): string | undefined {
  const href = token.type === 'link_open' ? String(token.attrGet('href')) : undefined;
  if (href === undefined || resolveLink(href)) return;
  return `The link "${href}" leads nowhere from a mail: write it out, as https://example.com/page.`;
}

function problemOfPicture(token: Token, { level, children }: Token): string | undefined {
  if (token.type !== 'image') return;
  if (!/^[a-z\d-]+-[\w-]{12}\.jpg$/.test(String(token.attrGet('src')))) {
    return 'This picture is not of a letter: add it with the button above the words.';
  }
  if (level !== 1 || children?.length !== 1) {
    return 'A picture stands in a paragraph of its own, with an empty line before and after it.';
  }
  return token.content.trim() ? undefined : 'The picture lacks what one sees.';
}

/** Undefined where a mail program could not follow the link. */
export function resolveLink(href: string): string | undefined {
  const target = /^\/(?!\/)/.test(href) ? content().site.url + href : href;
  return /^(?:https?:\/\/[^/]|mailto:.|tel:.)/i.test(target) && URL.canParse(target)
    ? target
    : undefined;
}

const captionStyle = `font-size:14px;color:${palette.ink2}`;
