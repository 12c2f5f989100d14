import { createHash } from 'node:crypto';
import { z } from 'zod';
import { routes } from '#lib/content/routes.ts';
import { appSecret } from '#lib/database/secret.ts';
import { seeOther } from '#lib/http/answer.ts';
import { receive } from '#lib/http/receive.ts';
import { typedText } from '#lib/http/typed-text.ts';
import { type ContactMessage, contactFields, listFields, mapFields } from './contact-fields.ts';
import { isHeld, saveLead } from './leads.ts';
import { suspicionOf } from './receiving/suspicion.ts';
import { sourceOf } from './visit-source.ts';

/** Answers `POST /api/contacts`. A suspect message is stored and answered like any other. */
export function receiveContact(request: Request): Promise<Response> {
  return receive(request, {
    name: 'contact',
    schema,
    longest: 'message',
    thanks: () => seeOther(routes.thankYou),
    refusal: {
      title: 'Your message was not sent',
      retry: { link: 'Or start again on the contact page', href: routes.contact },
    },
    async save(store, lead, { page, now, body }) {
      const suspicion = suspicionOf(request, body, lead.message, await appSecret(store), now);
      const marks = { suspicion, fingerprint: fingerprint(lead, isHeld(suspicion)) };
      const row = { ...lead, ...sourceOf(request), page, ...marks };
      const { id: leadId } = await saveLead(store, row, now);
      return { suspicion, leadId };
    },
  });
}

// A page that was open before a deployment does not know a newer field.
const fields = mapFields(contactFields, (field) =>
  field.required ? typedText(field) : typedText(field).default(''),
);

/** Other fields are ignored: a plain form has the service and the honeypot, an old page the visit's source. */
const schema = z.object(fields, 'Send an object with the fields of the form.');

/** @param held part of it, so that a held message is no reason to drop the same one without suspicion */
function fingerprint(message: ContactMessage, held: boolean): string {
  const said = listFields(contactFields).map(({ field }) =>
    message[field].normalize('NFC').toLowerCase().replace(/\s+/g, ' '),
  );
  const text = JSON.stringify([...said, held]);
  return createHash('sha256').update(text).digest('base64url');
}
