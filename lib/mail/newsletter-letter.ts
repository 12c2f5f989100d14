import type { SiteIdentity } from '@/content/types';
import type { Letter } from './letter';

/** A letter to the subscribers, with why it comes and the way out below it. */
export function newsletterLetter(
  letter: Letter,
  unsubscribeUrl: string,
  { name, url }: Pick<SiteIdentity, 'name' | 'url'>,
): Letter {
  const why = `You subscribed to the newsletter of ${name} at ${new URL(url).host}. Would you rather not hear from us?`;
  return {
    ...letter,
    parts: [
      ...letter.parts,
      { rule: true },
      { paragraph: why },
      { action: 'Unsubscribe here', href: unsubscribeUrl },
    ],
  };
}
