import { escapeHtml } from '#lib/base/escape-html.ts';
import { palette } from '#lib/base/palette.ts';
import { content } from '#lib/content/content.ts';
import { phoneLink } from '#lib/content/routes.ts';
import type { MailContent, Part, Phrase, Piece } from './mail-content.ts';
import { renderMark } from './mail-mark.ts';

type Body = { html: string; text: string };

/** A mail's two bodies. Mail programs drop style sheets; Outlook ignores `max-width` and all padding but that of cells. */
export function renderMail({ title, preview, parts }: MailContent): Body {
  const rendered = [...parts.map(renderPart), signature()];
  const html = `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${palette.sand100}">
<div dir="auto" style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div style="padding:24px 8px;background:${palette.sand100}">
<!--[if mso]><table role="presentation" align="center" width="560"><tr><td><![endif]-->
<div style="max-width:560px;margin:0 auto">
${renderHead()}
${table}<tr><td bgcolor="${palette.white}" style="${card}">
${title && `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3;color:${headingColor}">${escapeHtml(title)}</h1>`}
${rendered.map((part) => part.html).join('\n')}
</td></tr></table>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</div>
</body>
</html>
`;
  return {
    html,
    text: `${[title, ...rendered.map(({ text }) => text)].join('\n\n').trimStart()}\n`,
  };
}

const table =
  '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">';
const headingColor = palette.lajvard900;
const linkColor = palette.lajvard700;
const baseText = `font:16px/1.6 Helvetica,Arial,sans-serif;color:${palette.ink};word-wrap:break-word`;
const card = `padding:28px 32px;background:${palette.white};border:1px solid ${palette.sand200};border-top:0;${baseText}`;
const verbatimCell = `padding:16px;background:${palette.paper};${baseText}`;
const paragraph = 'margin:0 0 16px';
/** Outlook draws a link. */
const button = `display:inline-block;padding:10px 14px;border:1px solid ${linkColor};line-height:1.4;color:${linkColor};text-decoration:underline;white-space:nowrap`;
const rule = `margin:24px 0;border:0;border-top:1px solid ${palette.sand200}`;
const linkStyle = `color:${linkColor};text-decoration:underline`;
const heading = (size: number) =>
  `margin:24px 0 8px;font-size:${size}px;line-height:1.3;color:${headingColor}`;
const list = 'margin:0 0 16px;padding:0 0 0 24px';

/** The mark, the name, and a band of tile, all in cells. */
function renderHead(): string {
  const { name } = content().site;
  const tiles = Array.from({ length: 24 }, (_, at) => {
    const tile = tiling[at % tiling.length];
    return `<td bgcolor="${tile}" style="${tileCell}">&nbsp;</td>`;
  });
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td>${renderMark()}</td><td style="${nameCell}">${escapeHtml(name)}</td></tr></table>
<p style="margin:0;line-height:12px">&nbsp;</p>
${table}<tr>${tiles.join('')}</tr></table>`;
}

const tiling = [palette.lajvard900, palette.genda500, palette.lajvard900, palette.brick600];
const tileCell = 'font-size:1px;line-height:8px';
const nameCell = `padding:0 0 0 12px;font:bold 20px/1.2 Helvetica,Arial,sans-serif;color:${headingColor}`;

/** Of the elements that Markdown becomes, by tag, and of a list in another. */
export const letterStyles: Record<string, string> = {
  p: paragraph,
  a: linkStyle,
  h2: heading(20),
  h3: heading(17),
  ul: list,
  ol: list,
  nested: 'margin:0;padding:0 0 0 24px',
  blockquote: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${palette.sand200};color:${palette.ink2}`,
  img: 'display:block;width:auto;max-width:100%;height:auto;border-radius:6px',
  hr: rule,
  code: 'font:14px/1.5 Menlo,Consolas,monospace',
};

function renderPart(part: Part): Body {
  if (isPhrase(part)) {
    const html = `<p dir="auto" style="${paragraph}">${renderPhrase(part)}</p>`;
    return { html, text: plainText(part) };
  }
  if ('html' in part) return part;
  if ('facts' in part) {
    const facts = part.facts.map(
      ([label, value]) => `${escapeHtml(label)}: ${renderPhrase(value)}`,
    );
    const text = part.facts.map(([label, value]) => `${label}: ${plainText(value)}`).join('\n');
    return { html: `<p style="${paragraph}">${facts.join('<br>\n')}</p>`, text };
  }
  if ('list' in part) {
    const items = part.list.map((item) => `<li>${renderPhrase(item)}</li>`);
    const text = part.list.map((item) => `- ${plainText(item)}`).join('\n');
    return { html: `<ul style="${list}">${items.join('\n')}</ul>`, text };
  }
  if ('verbatim' in part) return { html: renderVerbatim(part.verbatim), text: part.verbatim };
  if ('rule' in part) return { html: `<hr style="${rule}">`, text: '* * *' };
  if ('heading' in part) {
    const html = `<h2 style="${heading(20)}">${escapeHtml(part.heading)}</h2>`;
    return { html, text: part.heading };
  }
  const { action, href, isButton } = part;
  const html = isButton
    ? `<p style="${paragraph};line-height:52px">${renderLink(href, action, button)}</p>`
    : `<p style="${paragraph}">${renderLink(href, action)}</p>`;
  // The address has a line of its own: mail programs take a full stop after it for a part of it.
  return { html, text: `${action}:\n${href}` };
}

const isPhrase = (part: Part): part is Phrase =>
  typeof part === 'string' || Array.isArray(part) || 'kind' in part;

export function renderVerbatim(text: string): string {
  return `${table}<tr><td dir="auto" bgcolor="${palette.paper}" style="${verbatimCell}">${linesOf(text)}</td></tr></table>
<p style="margin:0;line-height:16px">&nbsp;</p>`;
}

/** Line breaks and indents become characters: Outlook and Samsung's mail program drop `white-space`. */
export function linesOf(text: string): string {
  return escapeHtml(text)
    .replaceAll('\t', '    ')
    .replace(/^ | (?= )/gm, '&nbsp;')
    .replace(/\r?\n/g, '<br>\n');
}

function renderPhrase(phrase: Phrase): string {
  return [phrase].flat().map(renderPiece).join('');
}

function renderPiece(piece: Piece): string {
  return typeof piece === 'string' ? escapeHtml(piece) : pieces[piece.kind](piece.value);
}

const pieces: Record<Exclude<Piece, string>['kind'], (value: string) => string> = {
  line: (value) => `<span dir="auto">${escapeHtml(value)}</span>`,
  phone: (value) => renderLink(phoneLink(value), value),
  email: (value) => renderLink(`mailto:${encodeURIComponent(value).replace('%40', '@')}`, value),
};

function renderLink(href: string, label: string, style = linkStyle): string {
  return `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;
}

const plainText = (phrase: Phrase) =>
  [phrase]
    .flat()
    .map((piece) => (typeof piece === 'string' ? piece : piece.value))
    .join('');

function signature(): Body {
  const { legalName, address, url } = content().site;
  const words = `${legalName}, ${address.street}, ${address.city}`;
  const html = `<p style="margin:28px 0 0;padding:16px 0 0;border-top:1px solid ${palette.sand200};font-size:13px;line-height:1.5;color:${palette.ink2}">${escapeHtml(words)}<br>
${renderLink(url, new URL(url).host)}</p>`;
  // RFC 3676, 4.3: it begins with two hyphens and a space.
  return { html, text: `-- \n${words}\n${url}` };
}
