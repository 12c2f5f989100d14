import { type ContactMessage, isEmail, isPhone } from '@/lib/shared/contact-fields';

/** What the contact page asks for: a message, and the service that it is about. */
export type ContactValues = ContactMessage & { service: string };

export type Complaint = { field: keyof ContactValues; title: string; description: string };

/**
 * Checks the contact page's form in the order and words of [spec 5.1].
 *
 * @param values tidied
 * @param exampleEmail named as an example where the e-mail is malformed
 * @returns the first complaint, if any
 */
export function checkContact(values: ContactValues, exampleEmail: string): Complaint | undefined {
  return rules(exampleEmail).find(({ isBroken }) => isBroken(values));
}

const minMessageLength = 15;

type Rule = Complaint & { isBroken(values: ContactValues): boolean };

const rules = (exampleEmail: string): Rule[] => [
  {
    field: 'name',
    title: 'Full Name Required',
    description: 'Please enter your full name to continue.',
    isBroken: ({ name }) => !name,
  },
  {
    field: 'email',
    title: 'Email Required',
    description: 'Please enter your email address to continue.',
    isBroken: ({ email }) => !email,
  },
  {
    field: 'phone',
    title: 'Phone Number Required',
    description: 'Please enter your phone number to continue.',
    isBroken: ({ phone }) => !phone,
  },
  {
    field: 'service',
    title: 'Service Selection Required',
    description: "Please select a service you're interested in.",
    isBroken: ({ service }) => !service,
  },
  {
    field: 'message',
    title: 'Message Required',
    description: 'Please tell us about your project or requirements.',
    isBroken: ({ message }) => !message,
  },
  {
    field: 'message',
    title: 'Message Too Short',
    description: 'Please write at least 15 characters to describe your requirements.',
    isBroken: ({ message }) => message.length < minMessageLength,
  },
  {
    field: 'email',
    title: 'Invalid Email Format',
    description: `Please enter a valid email address (e.g., ${exampleEmail}).`,
    isBroken: ({ email }) => !isEmail(email),
  },
  {
    field: 'phone',
    title: 'Invalid Phone Number',
    description: 'Please enter a valid phone number with at least 10 digits.',
    isBroken: ({ phone }) => !isPhone(phone),
  },
];
