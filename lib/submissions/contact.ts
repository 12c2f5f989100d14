import { routes } from '@/lib/routes';
import { isHeld, saveLead } from '@/lib/store/leads';
import { appSecret } from '@/lib/store/secret';
import { fingerprint } from './fingerprint';
import { receive } from './receive';
import { contactSchema } from './schema';
import { suspicionOf } from './suspicion';

/**
 * Answers a message of a visitor: `POST /api/contacts`. A suspect is stored and answered like any
 * other, but held back from the inbox, or mailed later where it was merely fast; an identical
 * message within ten minutes is stored once.
 */
export function receiveContact(request: Request): Promise<Response> {
  return receive(request, {
    name: 'contact',
    schema: contactSchema,
    refusal: {
      title: 'Your message was not sent',
      again: { link: 'Or start again on the contact page', href: routes.contact },
    },
    async save(store, lead, { page, now, body }) {
      const suspicion = suspicionOf(request, body, await appSecret(store), now);
      const marks = { suspicion, fingerprint: fingerprint(lead, isHeld(suspicion)) };
      await saveLead(store, { ...lead, page, ...marks }, now);
      return { kind: 'stored', suspicion };
    },
  });
}
