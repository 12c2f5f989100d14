import type { Letter } from './letter';

/** Welcomes a subscriber; carries the way out, in words and (by the mailer) as a header. */
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
