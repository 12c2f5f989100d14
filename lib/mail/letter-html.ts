import { escapeHtml } from '@/lib/escape-html';
import { palette } from '@/lib/palette';
import { phoneLink } from '@/lib/routes';
import { site } from '@/lib/site';
import type { Letter, Part, Piece, Words } from './letter';

/**
 * A letter as HTML: a card on sand. Styles are inline, as mail programs drop style sheets. Outlook on
 * Windows knows no `max-width` and pads nothing but cells: hence the tables.
 */
export function letterHtml({ title, preview, parts }: Letter): string {
  return `<!doctype html>
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
${table}<tr><td bgcolor="${palette.white}" style="${card}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3;color:${palette.lajvard900}">${escapeHtml(title)}</h1>
${parts.map(written).join('\n')}
${footer()}
</td></tr></table>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</div>
</body>
</html>
`;
}

const table =
  '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">';
const print = `font:16px/1.6 Helvetica,Arial,sans-serif;color:${palette.ink};word-wrap:break-word`;
const card = `padding:28px 32px;background:${palette.white};border:1px solid ${palette.sand200};border-top:6px solid ${palette.lajvard900};${print}`;
const quote = `padding:16px;background:${palette.paper};${print}`;
const paragraph = 'margin:0 0 16px';
const quotation = `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${palette.sand200};color:${palette.ink2}`;
const rule = `margin:24px 0;border:0;border-top:1px solid ${palette.sand200}`;
const code = 'font:14px/1.5 Menlo,Consolas,monospace';

function written(part: Part): string {
  if ('paragraph' in part) return `<p dir="auto" style="${paragraph}">${line(part.paragraph)}</p>`;
  if ('heading' in part) return heading(part.heading, part.level);
  if ('facts' in part) {
    const facts = part.facts.map(([label, value]) => `${escapeHtml(label)}: ${line(value)}`);
    return `<p style="${paragraph}">${facts.join('<br>\n')}</p>`;
  }
  if ('list' in part) {
    const items = part.list.map((item) => `<li>${line(item)}</li>`);
    return `<ul style="margin:0 0 16px;padding:0 0 0 24px">${items.join('\n')}</ul>`;
  }
  if ('items' in part) return list(part);
  if ('quote' in part) {
    return `<blockquote style="${quotation}">${part.quote.map(written).join('\n')}</blockquote>`;
  }
  if ('verbatim' in part) return verbatim(part.verbatim);
  if ('rule' in part) return `<hr style="${rule}">`;
  return `<p style="${paragraph}">${link(part.href, part.action)}</p>`;
}

function heading(words: Words, level: 1 | 2 | 3): string {
  const tag = level === 3 ? 'h3' : 'h2';
  const look = `margin:24px 0 8px;font-size:${level === 3 ? 17 : 20}px;line-height:1.3;color:${palette.lajvard900}`;
  return `<${tag} dir="auto" style="${look}">${line(words)}</${tag}>`;
}

function list({ items, first }: Extract<Part, { items: unknown }>, below = 16): string {
  const lines = items.map((parts) => `<li dir="auto">${item(parts)}</li>`).join('\n');
  const look = `margin:0 0 ${below}px;padding:0 0 0 24px`;
  return first === undefined
    ? `<ul style="${look}">${lines}</ul>`
    : `<ol start="${first}" style="${look}">${lines}</ol>`;
}

/** The first words stand beside the mark of the list, without a gap below them. */
function item([head, ...rest]: readonly Part[]): string {
  const tail = rest.map((part) => ('items' in part ? list(part, 0) : written(part))).join('\n');
  if (head === undefined) return tail;
  return ('paragraph' in head ? line(head.paragraph) : written(head)) + tail;
}

/** Lines and indents in characters: Outlook and Samsung's mail drop `white-space`. */
function verbatim(text: string): string {
  const lines = escapeHtml(text)
    .replaceAll('\t', '    ')
    .replace(/^ | (?= )/gm, '&nbsp;')
    .replace(/\r?\n/g, '<br>\n');
  return `${table}<tr><td dir="auto" bgcolor="${palette.paper}" style="${quote}">${lines}</td></tr></table>
<p style="margin:0;line-height:16px">&nbsp;</p>`;
}

function line(words: Words): string {
  return [words].flat().map(html).join('');
}

function html(piece: Piece): string {
  if (typeof piece === 'string') return escapeHtml(piece);
  if ('written' in piece) return `<span dir="auto">${escapeHtml(piece.written)}</span>`;
  if ('phone' in piece) return link(phoneLink(piece.phone), piece.phone);
  if ('strong' in piece) return `<strong>${line(piece.strong)}</strong>`;
  if ('emphasis' in piece) return `<em>${line(piece.emphasis)}</em>`;
  if ('link' in piece) return link(piece.href, piece.link);
  if ('code' in piece) return `<code style="${code}">${escapeHtml(piece.code)}</code>`;
  if ('newline' in piece) return '<br>\n';
  return link(`mailto:${encodeURIComponent(piece.email).replace('%40', '@')}`, piece.email);
}

function link(href: string, words: Words): string {
  return `<a href="${escapeHtml(href)}" style="color:${palette.lajvard700};text-decoration:underline">${line(words)}</a>`;
}

function footer(): string {
  const { legalName, address, url } = site;
  const words = escapeHtml(`${legalName}, ${address.street}, ${address.city}`);
  return `<p style="margin:28px 0 0;padding:16px 0 0;border-top:1px solid ${palette.sand200};font-size:13px;line-height:1.5;color:${palette.ink2}">${words}<br>
${link(url, new URL(url).host)}</p>`;
}
