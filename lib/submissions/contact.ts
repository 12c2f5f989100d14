import { createHash } from 'node:crypto';
import { routes } from '@/lib/routes';
import {
  type ContactField,
  type ContactMessage,
  mapContactFields,
} from '@/lib/shared/contact-fields';
import { emailKey } from '@/lib/store/email-key';
import { isHeld, saveLead } from '@/lib/store/leads';
import { appSecret } from '@/lib/store/secret';
import { seeOther } from './answer';
import { receive } from './receive';
import { contactSchema } from './schema';
import { suspicionOf } from './suspicion';
import { sourceOf } from './visit-source';

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
      const suspicion = suspicionOf(request, body, await appSecret(store), now);
      const marks = { suspicion, fingerprint: fingerprint(lead, isHeld(suspicion)) };
      await saveLead(store, { ...lead, ...sourceOf(request), page, ...marks }, now);
      return { kind: 'stored', suspicion };
    },
  });
}

/** @param held part of it, so that a held message is no reason to drop the same one without suspicion */
function fingerprint(message: ContactMessage, held: boolean): string {
  const parts = mapContactFields((field) => (normalize[field] ?? normalizeText)(message[field]));
  const text = JSON.stringify([...Object.values(parts), held]);
  return createHash('sha256').update(text).digest('base64url');
}

const normalize: Partial<Record<ContactField, (value: string) => string>> = {
  email: emailKey,
  phone: (phone) => phone.replace(/\D/g, ''),
};

function normalizeText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
