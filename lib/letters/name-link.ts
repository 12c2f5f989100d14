import { content } from '#lib/content/content.ts';
import { maxSourceLength } from '#lib/leads/source.ts';

/** What visits by a letter's links say that they come from. */
export const sourceOfLetter = ({ subject }: { subject: string }) => ({
  utm_source: 'newsletter',
  utm_campaign: subject.slice(0, maxSourceLength),
});

/** Has a link to a page of this site say which letter it stands in, unless it says where it comes from itself. */
export function nameLink(address: string, subject: string): string {
  const link = new URL(address);
  const isOurs = link.origin === new URL(content().site.url).origin;
  if (!isOurs || link.searchParams.has('utm_source')) return address;
  for (const [name, value] of Object.entries(sourceOfLetter({ subject }))) {
    link.searchParams.set(name, value);
  }
  return link.href;
}
