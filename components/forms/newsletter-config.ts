import { routes } from '#lib/routes.ts';
import { readField } from './read-field.ts';
import type { FormConfig } from './submit-form.ts';

const failure = {
  title: 'Error',
  description: 'Failed to subscribe. You may already be subscribed.',
};

export const config: FormConfig = {
  path: routes.newsletterApi,
  readValues: (form) => ({ email: readField(form, 'email') }),
  success: {
    kind: 'toast',
    title: 'Subscribed!',
    description: 'Thank you for subscribing to our newsletter.',
  },
  failure: { refused: failure, unreachable: failure },
};
