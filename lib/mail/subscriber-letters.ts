import { site } from '@/lib/site';
import type { Subscriber } from '@/lib/store/schema';
import { formatTime, type Letter } from './letter';

/** Tells the agency of a new subscriber, with the record of the consent. */
export function noticeLetter(subscriber: Subscriber): Letter {
  const { email, consent_at, consent_page, policy_date } = subscriber;
  return {
    title: 'A new newsletter subscriber',
    preview: email,
    parts: [
      {
        paragraph: [
          { email },
          ` subscribed on ${formatTime(consent_at)} (${site.address.city}), from the page ${consent_page}, under the privacy policy of ${policy_date}.`,
        ],
      },
    ],
  };
}

export function welcomeLetter(unsubscribeUrl: string): Letter {
  return {
    title: 'Thank you for subscribing',
    preview: 'What to expect, and the way out',
    parts: [
      {
        paragraph:
          'You will hear from us when we have written something useful about websites, software or being found online. We use your address for this newsletter and nothing else.',
      },
      { paragraph: 'Not you who signed up? Or would you rather not hear from us?' },
      { action: 'Unsubscribe here', href: unsubscribeUrl },
    ],
  };
}

export function newsletterLetter(letter: Letter, unsubscribeUrl: string): Letter {
  const why = `You subscribed to the newsletter of ${site.name} at ${new URL(site.url).host}. Would you rather not hear from us?`;
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
