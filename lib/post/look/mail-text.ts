import { content } from '#lib/content/content.ts';
import type { MailContent, Part, Phrase } from '../mail-content.ts';

export function renderText({ title, parts }: MailContent): string {
  const { site } = content();
  const { legalName, address, url } = site;
  // RFC 3676, 4.3: a signature begins with two hyphens and a space.
  const signature = `-- \n${legalName}, ${address.street}, ${address.city}\n${url}`;
  return `${[title, ...parts.map(renderPart), signature].join('\n\n').trimStart()}\n`;
}

function renderPart(part: Part): string {
  if ('paragraph' in part) return plainText(part.paragraph);
  if ('facts' in part) {
    return part.facts.map(([label, value]) => `${label}: ${plainText(value)}`).join('\n');
  }
  if ('list' in part) return part.list.map((item) => `- ${plainText(item)}`).join('\n');
  if ('verbatim' in part) return part.verbatim;
  if ('html' in part) return part.text;
  if ('rule' in part) return '* * *';
  if ('heading' in part) return part.heading;
  // The address has a line of its own: mail programs take a full stop after it for a part of it.
  return `${part.action}:\n${part.href}`;
}

function plainText(phrase: Phrase): string {
  const pieces = [phrase].flat();
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.value)).join('');
}
