import { routes } from '#lib/routes.ts';
import { type FormConfig, readField } from './submit-form.tsx';

export { submitForm } from './submit-form.tsx';

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
