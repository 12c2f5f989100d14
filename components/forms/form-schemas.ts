import type { Toast } from '@/components/ui/toast/toast-store';
import { routes } from '@/lib/routes';
import { type ContactMessage, mapContactFields } from '@/lib/shared/contact-fields';
import { type Complaint, checkContact } from './check-contact';

type Words = Pick<Toast, 'title' | 'description'>;

/** How a form is sent, and what the visitor is told of it. */
export type FormSchema = {
  path: string;
  /** Whether it sends a message to the agency: its draft is kept, and the time it took is known. */
  isMessage: boolean;
  readValues(form: HTMLFormElement): Partial<ContactMessage>;
  /** What keeps the form from being sent, if anything. */
  check?(form: HTMLFormElement, agencyEmail: string): Complaint | undefined;
  /** Whether an answer that is ok says that the message was taken. Without it, each does. */
  isTaken?(response: Response): Promise<boolean>;
  success: { kind: 'page'; href: string } | ({ kind: 'toast' } & Words);
  failure: { refused: Words; unreachable: Words };
  isLogged?: boolean;
};

const homeFailure = {
  title: 'Error',
  description: 'Failed to send message. Please try again.',
};
const newsletterFailure = {
  title: 'Error',
  description: 'Failed to subscribe. You may already be subscribed.',
};

/** The three forms [spec 4, 5, 8]. */
export const formSchemas = {
  contact: {
    path: routes.contactsApi,
    isMessage: true,
    readValues: readTidied,
    check: (form, agencyEmail) =>
      checkContact({ ...readTidied(form), service: readField(form, 'service') }, agencyEmail),
    async isTaken(response) {
      const answer: unknown = await response.json();
      return (answer as { success?: unknown } | null)?.success === true;
    },
    success: { kind: 'page', href: routes.thankYou },
    failure: {
      refused: {
        title: 'Submission Failed',
        description: 'There was an error submitting your message. Please try again.',
      },
      unreachable: {
        title: 'Network Error',
        description: 'Unable to submit your message. Please check your connection and try again.',
      },
    },
  },
  home: {
    path: routes.contactsApi,
    isMessage: true,
    readValues: (form) => mapContactFields((field) => readField(form, field)),
    success: {
      kind: 'toast',
      title: 'Message Sent!',
      description: "Thank you for contacting us. We'll get back to you soon.",
    },
    failure: { refused: homeFailure, unreachable: homeFailure },
    isLogged: true,
  },
  newsletter: {
    path: routes.newsletterApi,
    isMessage: false,
    readValues: (form) => ({ email: readField(form, 'email') }),
    success: {
      kind: 'toast',
      title: 'Subscribed!',
      description: 'Thank you for subscribing to our newsletter.',
    },
    failure: { refused: newsletterFailure, unreachable: newsletterFailure },
  },
} satisfies Record<string, FormSchema>;

/** The values as the server will read them, so that both judge the same. */
function readTidied(form: HTMLFormElement): ContactMessage {
  return mapContactFields((field, { tidy }) => tidy(readField(form, field)));
}

/** The trimmed text of a control; empty where there is none. */
export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
