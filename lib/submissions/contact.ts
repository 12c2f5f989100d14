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

/**
 * What identical messages share, whatever their case, their spaces and their Unicode composition.
 *
 * @param held a message that is held back is no reason to drop the same one sent in the clear
 */
function fingerprint(message: ContactMessage, held: boolean): string {
  const parts = mapContactFields((field) => (compared[field] ?? plain)(message[field]));
  const text = JSON.stringify([...Object.values(parts), held]);
  return createHash('sha256').update(text).digest('base64url');
}

const compared: Partial<Record<ContactField, (value: string) => string>> = {
  email: emailKey,
  phone: (phone) => phone.replace(/\D/g, ''),
};

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
