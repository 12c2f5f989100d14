import { content } from '#lib/content/content.ts';
import type { ItemList, MailContent, Part, Piece, Words } from './mail-content.ts';

export function renderText({ title, parts }: MailContent): string {
  const { site } = content();
  const { legalName, address, url } = site;
  // RFC 3676, 4.3: a signature begins with two hyphens and a space.
  const signature = `-- \n${legalName}, ${address.street}, ${address.city}\n${url}`;
  return `${[title, ...parts.map(renderPart), signature].join('\n\n')}\n`;
}

export function plainText(words: Words): string {
  return [words].flat().map(renderPiece).join('');
}

function renderPart(part: Part): string {
  if ('paragraph' in part) return renderWithLinks(part.paragraph);
  if ('heading' in part) return renderWithLinks(part.heading);
  if ('facts' in part) {
    return part.facts.map(([label, value]) => `${label}: ${plainText(value)}`).join('\n');
  }
  if ('list' in part) return part.list.map((item) => `- ${plainText(item)}`).join('\n');
  if ('items' in part) return renderItems(part);
  if ('quote' in part) return part.quote.map(renderPart).join('\n\n').replace(/^/gm, '> ');
  if ('verbatim' in part) return part.verbatim;
  if ('rule' in part) return '* * *';
  return renderLink(part.action, part.href);
}

function renderItems({ items, first }: ItemList): string {
  return items
    .map((parts, index) => {
      const mark = first === undefined ? '- ' : `${first + index}. `;
      const lines = parts
        .map(renderPart)
        .join('\n')
        .replace(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`);
      return mark + lines;
    })
    .join('\n');
}

function renderWithLinks(words: Words): string {
  const links = linksIn(words);
  const addresses = links.map(({ label, href }) => renderLink(label, href));
  const text = plainText(words);
  return links[0]?.label === text ? addresses.join('\n\n') : [text, ...addresses].join('\n\n');
}

/** The address has a line of its own: mail programs take a full stop after it for a part of it. */
function renderLink(label: string, href: string): string {
  return `${label}:\n${href}`;
}

function linksIn(words: Words): { label: string; href: string }[] {
  return [words].flat().flatMap((piece) => {
    if (typeof piece === 'string') return [];
    if ('strong' in piece) return linksIn(piece.strong);
    if ('emphasis' in piece) return linksIn(piece.emphasis);
    if (!('link' in piece)) return [];
    const label = plainText(piece.link);
    // The label of an autolink is its address.
    return piece.href.replace(/^mailto:|^tel:/, '') === label ? [] : [{ label, href: piece.href }];
  });
}

function renderPiece(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if ('userInput' in piece) return piece.userInput;
  if ('strong' in piece) return plainText(piece.strong);
  if ('emphasis' in piece) return plainText(piece.emphasis);
  if ('link' in piece) return plainText(piece.link);
  if ('code' in piece) return piece.code;
  if ('newline' in piece) return '\n';
  return 'email' in piece ? piece.email : piece.phone;
}
