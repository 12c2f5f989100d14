import { z } from 'zod';
import { routes } from '#lib/content/routes.ts';
import { plainPage } from '#lib/http/answer.ts';
import { receive } from '#lib/http/receive.ts';
import { typedEmail } from '#lib/http/typed-text.ts';
import { consentNow } from './consent-text.ts';
import { subscribe } from './subscribers.ts';

/** Answers `POST /api/newsletter`; a repeated address is a conflict (409). */
export function receiveSubscription(request: Request): Promise<Response> {
  return receive(request, {
    name: 'newsletter',
    schema,
    longest: 'email',
    thanks: () =>
      plainPage(200, 'Subscribed!', [
        { text: 'A welcome by email follows.' },
        { text: 'To leave, press “Unsubscribe here” in that mail or at the end of any letter.' },
        { link: 'To the home page', href: routes.home },
      ]),
    refusal: {
      title: 'Nothing was added to the newsletter',
      retry: { link: 'Or go to the home page', href: routes.home },
    },
    async save(store, { email }, { page, now }) {
      const outcome = await subscribe(store, { email, ...consentNow(page) }, now);
      return outcome === 'subscribed'
        ? {}
        : { errors: { email: 'This address is already subscribed.' } };
    },
  });
}

const schema = z.object({ email: typedEmail }, 'Send an object with the fields of the form.');
