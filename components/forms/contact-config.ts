import { routes } from '#lib/routes.ts';
import {
  type ContactMessage,
  isEmail,
  isPhone,
  mapContactFields,
} from '#lib/shared/contact-fields.ts';
import type { FieldName } from './field.tsx';
import { readField } from './read-field.ts';
import type { FormConfig, ValidationError } from './submit-form.ts';

export const config: FormConfig = {
  path: routes.contactsApi,
  sendsMessage: true,
  readValues: readMessage,
  findErrors: (form, agencyEmail) =>
    findContactErrors({ ...readMessage(form), service: readField(form, 'service') }, agencyEmail),
  async isAccepted(response) {
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
};

/** The values as the server will read them, so that both reach the same verdict. */
function readMessage(form: HTMLFormElement): ContactMessage {
  return mapContactFields((field, { tidy }) => tidy(readField(form, field)));
}

export type ContactValues = Record<FieldName, string>;

/** The errors in tidied values, in the order and words of [spec 5.1]. */
export function findContactErrors(values: ContactValues, exampleEmail: string): ValidationError[] {
  return rules(exampleEmail).filter(({ isInvalid }) => isInvalid(values));
}

const minMessageLength = 15;

type Rule = ValidationError & { isInvalid(values: ContactValues): boolean };

const rules = (exampleEmail: string): Rule[] => [
  {
    field: 'name',
    title: 'Full Name Required',
    description: 'Please enter your full name to continue.',
    isInvalid: ({ name }) => !name,
  },
  {
    field: 'email',
    title: 'Email Required',
    description: 'Please enter your email address to continue.',
    isInvalid: ({ email }) => !email,
  },
  {
    field: 'phone',
    title: 'Phone Number Required',
    description: 'Please enter your phone number to continue.',
    isInvalid: ({ phone }) => !phone,
  },
  {
    field: 'service',
    title: 'Service Selection Required',
    description: "Please select a service you're interested in.",
    isInvalid: ({ service }) => !service,
  },
  {
    field: 'message',
    title: 'Message Required',
    description: 'Please tell us about your project or requirements.',
    isInvalid: ({ message }) => !message,
  },
  {
    field: 'message',
    title: 'Message Too Short',
    description: 'Please write at least 15 characters to describe your requirements.',
    isInvalid: ({ message }) => message.length < minMessageLength,
  },
  {
    field: 'email',
    title: 'Invalid Email Format',
    description: `Please enter a valid email address (e.g., ${exampleEmail}).`,
    isInvalid: ({ email }) => !isEmail(email),
  },
  {
    field: 'phone',
    title: 'Invalid Phone Number',
    description: 'Please enter a valid phone number with at least 10 digits.',
    isInvalid: ({ phone }) => !isPhone(phone),
  },
];
