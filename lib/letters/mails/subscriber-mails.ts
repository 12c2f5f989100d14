import { content } from '#lib/content/content.ts';
import type { Subscriber } from '#lib/database/schema.ts';
import { type MailContent, timeInCity } from '#lib/post/mail-content.ts';

/** To the agency, with the records of consent. */
export function subscriberNoticeMail(subscribers: readonly Subscriber[]): MailContent {
  const { length } = subscribers;
  return {
    title: length === 1 ? 'A new newsletter subscriber' : `${length} new newsletter subscribers`,
    preview: subscribers.map(({ email }) => email).join(', '),
    parts: subscribers.map(({ email, consent_at, consent_page, policy_date }) => ({
      paragraph: [
        { kind: 'email', value: email },
        ` subscribed on ${timeInCity(consent_at)}, from the page ${consent_page}, under the privacy policy of ${policy_date}.`,
      ],
    })),
  };
}

export function welcomeMail(unsubscribeUrl: string): MailContent {
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

export function letterMail(letter: MailContent, unsubscribeUrl: string): MailContent {
  const { site } = content();
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
