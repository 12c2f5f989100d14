import { site } from '@/lib/site';
import type { Letter, Part, Piece, Words } from './letter';

/** A letter as plain text, for mail programs and people that want no HTML. */
export function letterText({ title, parts }: Letter): string {
  const { legalName, address, url } = site;
  // Two hyphens and a space begin a signature (RFC 3676, 4.3).
  const signature = `-- \n${legalName}, ${address.street}, ${address.city}\n${url}`;
  return `${[title, ...parts.map(written), signature].join('\n\n')}\n`;
}

/** Words without links, emphasis and the like. */
export function plainText(words: Words): string {
  return [words].flat().map(text).join('');
}

function written(part: Part): string {
  if ('paragraph' in part) return withAddresses(part.paragraph);
  if ('heading' in part) return withAddresses(part.heading);
  if ('facts' in part) {
    return part.facts.map(([label, value]) => `${label}: ${plainText(value)}`).join('\n');
  }
  if ('list' in part) return part.list.map((item) => `- ${plainText(item)}`).join('\n');
  if ('items' in part) return items(part);
  if ('quote' in part) return part.quote.map(written).join('\n\n').replace(/^/gm, '> ');
  if ('verbatim' in part) return part.verbatim;
  if ('rule' in part) return '* * *';
  return address(part.action, part.href);
}

function items({ items, first }: Extract<Part, { items: unknown }>): string {
  return items
    .map((parts, index) => {
      const mark = first === undefined ? '- ' : `${first + index}. `;
      const lines = parts
        .map(written)
        .join('\n')
        .replace(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`);
      return mark + lines;
    })
    .join('\n');
}

/** Words, and below them where their links lead. */
function withAddresses(words: Words): string {
  const links = linksIn(words);
  const addresses = links.map(({ label, href }) => address(label, href));
  const text = plainText(words);
  return links[0]?.label === text ? addresses.join('\n\n') : [text, ...addresses].join('\n\n');
}

/** On a line of its own: mail programs take a full stop that touches it for a part of it. */
function address(label: string, href: string): string {
  return `${label}:\n${href}`;
}

function linksIn(words: Words): { label: string; href: string }[] {
  return [words].flat().flatMap((piece) => {
    if (typeof piece === 'string') return [];
    if ('strong' in piece) return linksIn(piece.strong);
    if ('emphasis' in piece) return linksIn(piece.emphasis);
    if (!('link' in piece)) return [];
    const label = plainText(piece.link);
    // An address that is written out stands there already.
    return piece.href.replace(/^mailto:|^tel:/, '') === label ? [] : [{ label, href: piece.href }];
  });
}

function text(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if ('written' in piece) return piece.written;
  if ('strong' in piece) return plainText(piece.strong);
  if ('emphasis' in piece) return plainText(piece.emphasis);
  if ('link' in piece) return plainText(piece.link);
  if ('code' in piece) return piece.code;
  if ('newline' in piece) return '\n';
  return 'email' in piece ? piece.email : piece.phone;
}
