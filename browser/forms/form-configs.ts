import { contactFields, mapFields } from '#lib/leads/contact-fields.ts';
import { config as contact } from './contact-config.ts';
import { readField } from './marks.ts';
import type { FormConfig } from './submit-form.ts';

/** By `data-form`. */
export const configs: Record<string, FormConfig> = {
  contact,
  home: {
    readValues: (form) => mapFields(contactFields, ({ field }) => readField(form, field)),
    // Parsed, and unused [spec 7].
    isAccepted: (response) =>
      response
        .json()
        .catch(() => undefined)
        .then(() => true),
    success: {
      kind: 'toast',
      title: 'Message Sent!',
      description: "Thank you for contacting us. We'll get back to you soon.",
    },
    failure: always('Failed to send message. Please try again.'),
  },
  newsletter: {
    readValues: (form) => ({ email: readField(form, 'email') }),
    success: {
      kind: 'toast',
      title: 'Subscribed!',
      description: 'Thank you for subscribing to our newsletter.',
    },
    failure: always('Failed to subscribe. You may already be subscribed.'),
    help: {
      refused: 'Please try again in a few minutes.',
      unreachable: 'There was no answer. Please check your connection and try again.',
    },
  },
};

function always(description: string): FormConfig['failure'] {
  const failure = { title: 'Error', description };
  return { refused: failure, unreachable: failure };
}
