import { createHash } from 'node:crypto';
import { routes } from '#lib/routes.ts';
import { type ContactMessage, contactFields, listFields } from '#lib/shared/contact-fields.ts';
import { emailKey } from '#lib/store/email-key.ts';
import { isHeld, saveLead } from '#lib/store/leads.ts';
import { appSecret } from '#lib/store/secret.ts';
import { seeOther } from './answer.ts';
import { receive } from './receive.ts';
import { contactSchema } from './schema.ts';
import { suspicionOf } from './suspicion.ts';
import { sourceOf } from './visit-source.ts';

/** Answers `POST /api/contacts`. A suspect message is stored and answered like any other. */
export function receiveContact(request: Request): Promise<Response> {
  return receive(request, {
    name: 'contact',
    schema: contactSchema,
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

/** @param held part of it, so that a held message is no reason to drop the same one without suspicion */
function fingerprint(message: ContactMessage, held: boolean): string {
  const parts = listFields(contactFields).map(({ field, kind }) => normalize[kind](message[field]));
  const text = JSON.stringify([...parts, held]);
  return createHash('sha256').update(text).digest('base64url');
}

const normalize = {
  line: normalizeText,
  email: emailKey,
  phone: (phone: string) => phone.replace(/\D/g, ''),
  words: normalizeText,
};

function normalizeText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
