import { routes } from '#lib/content/routes.ts';
import { findContactErrors } from './contact-config.ts';
import { readField, readMessage } from './marks.ts';
import type { FormConfig } from './submit-form.ts';
import { agencyOf } from './ways-out.ts';

/** By `data-form`, in the words of [spec 8]. */
export const configs = {
  contact: {
    findErrors: (form) => {
      const values = { ...readMessage(form), service: readField(form, 'service') };
      return findContactErrors(values, agencyOf(form)?.email ?? '');
    },
    isAccepted: async (response) => {
      const answer = await response.json().catch(() => undefined);
      return answer?.success === true;
    },
    success: { page: routes.thankYou },
    failure: {
      title: 'Submission Failed',
      description: 'There was an error submitting your message. Please try again.',
    },
    unreachable: {
      title: 'Network Error',
      description: 'Unable to submit your message. Please check your connection and try again.',
    },
  },
  home: {
    success: {
      title: 'Message Sent!',
      description: "Thank you for contacting us. We'll get back to you soon.",
    },
    failure: { title: 'Error', description: 'Failed to send message. Please try again.' },
  },
  newsletter: {
    success: { title: 'Subscribed!', description: 'Thank you for subscribing to our newsletter.' },
    failure: {
      title: 'Error',
      description: 'Failed to subscribe. You may already be subscribed.',
    },
  },
} satisfies Record<string, FormConfig>;
