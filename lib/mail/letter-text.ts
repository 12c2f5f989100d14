import type { SiteIdentity } from '@/content/types';
import type { Letter, Part, Piece, Words } from './letter';

/** A letter as plain text, for mail programs and people that want no HTML. */
export function letterText({ title, parts }: Letter, site: SiteIdentity): string {
  const { legalName, address, url } = site;
  // Two hyphens and a space begin a signature (RFC 3676, 4.3).
  const signature = `-- \n${legalName}, ${address.street}, ${address.city}\n${url}`;
  return `${[title, ...parts.map(written), signature].join('\n\n')}\n`;
}

function written(part: Part): string {
  if ('paragraph' in part) return line(part.paragraph);
  if ('facts' in part)
    return part.facts.map(([label, value]) => `${label}: ${line(value)}`).join('\n');
  if ('list' in part) return part.list.map((item) => `- ${line(item)}`).join('\n');
  if ('verbatim' in part) return part.verbatim;
  // On a line of its own: mail programs take a full stop that touches it for a part of it.
  return `${part.action}:\n${part.href}`;
}

function line(words: Words): string {
  return [words].flat().map(text).join('');
}

function text(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if ('written' in piece) return piece.written;
  return 'email' in piece ? piece.email : piece.phone;
}
