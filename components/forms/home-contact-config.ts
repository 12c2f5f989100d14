import { routes } from '#lib/routes.ts';
import { mapContactFields } from '#lib/shared/contact-fields.ts';
import * as messageFeatures from './message-features.tsx';
import { type FormConfig, readField } from './submit-form.tsx';

export { EmailHint } from './email-hint.tsx';
export { submitForm } from './submit-form.tsx';

const failure = {
  title: 'Error',
  description: 'Failed to send message. Please try again.',
};

export const config: FormConfig = {
  path: routes.contactsApi,
  messageFeatures,
  readValues: (form) => mapContactFields((field) => readField(form, field)),
  success: {
    kind: 'toast',
    title: 'Message Sent!',
    description: "Thank you for contacting us. We'll get back to you soon.",
  },
  failure: { refused: failure, unreachable: failure },
  logsFailure: true,
};
