import type { FieldName } from '#components/forms/field.tsx';
import { isEmail } from '#lib/base/text-field.ts';
import { isPhone, strayIn } from '#lib/leads/contact-fields.ts';
import type { ValidationError } from './submit-form.ts';

export type ContactValues = Record<FieldName, string>;

/** The errors in tidied values, in the order and words of [spec 5.1]. */
export function findContactErrors(values: ContactValues, exampleEmail: string): ValidationError[] {
  return rules(exampleEmail)
    .filter(({ isInvalid }) => isInvalid(values))
    .map(({ isInvalid: _, help, ...error }) => ({ ...error, help: help?.(values) ?? '' }));
}

const minMessageLength = 15;

type Rule = Omit<ValidationError, 'help'> & {
  isInvalid(values: ContactValues): boolean;
  help?(values: ContactValues): string;
};

const rules = (exampleEmail: string): Rule[] => [
  missing('name', 'Full Name Required', 'Please enter your full name to continue.'),
  missing('email', 'Email Required', 'Please enter your email address to continue.'),
  missing('phone', 'Phone Number Required', 'Please enter your phone number to continue.'),
  missing('service', 'Service Selection Required', "Please select a service you're interested in."),
  missing('message', 'Message Required', 'Please tell us about your project or requirements.'),
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
    help: ({ phone }) => strayIn(phone),
  },
];

function missing(field: FieldName, title: string, description: string): Rule {
  return { field, title, description, isInvalid: (values) => !values[field] };
}
