import { routes } from '#lib/routes.ts';
import { mapContactFields } from '#lib/shared/contact-fields.ts';
import { readField } from './read-field.ts';
import type { FormConfig } from './submit-form.ts';

const failure = {
  title: 'Error',
  description: 'Failed to send message. Please try again.',
};

export const config: FormConfig = {
  path: routes.contactsApi,
  sendsMessage: true,
  readValues: (form) => mapContactFields((field) => readField(form, field)),
  success: {
    kind: 'toast',
    title: 'Message Sent!',
    description: "Thank you for contacting us. We'll get back to you soon.",
  },
  failure: { refused: failure, unreachable: failure },
  logsFailure: true,
};
