import { z } from 'zod';
import { isEmail, isPhone } from './rules';

/** One line of text: no control character, so that nothing in it can pass for a mail header. */
const line = (name: string, longest: number) =>
  z
    .string(`${name} is missing.`)
    .trim()
    .max(longest, `${name} is too long: at most ${longest} characters.`)
    .regex(/^\P{Cc}*$/u, `${name} must be one line of plain text.`);

/** RFC 5321, 4.5.3.1.3 allows 254 characters in an address. */
const email = line('The e-mail address', 254)
  .toLowerCase()
  .refine(isEmail, 'Please enter a valid e-mail address.')
  .refine((value) => !/[<>",;:\\()[\]]/.test(value), 'Please enter a plain e-mail address.');

const noFields = 'Send an object with the fields of the form.';

/** What `POST /api/contacts` takes. The phone may be empty, the rest may not [spec 5, rulings]. */
export const contactSchema = z.object(
  {
    name: line('The name', 200).min(1, 'Please enter your name.'),
    email,
    phone: line('The phone number', 40).refine(
      (value) => value === '' || isPhone(value),
      'Please enter a valid phone number with at least 10 digits, or leave it empty.',
    ),
    message: z
      .string('The message is missing.')
      .trim()
      .min(1, 'Please write a message.')
      .max(10_000, 'The message is too long: at most 10,000 characters.')
      .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'The message must be plain text.'),
  },
  noFields,
);

/** What `POST /api/newsletter` takes. */
export const newsletterSchema = z.object({ email }, noFields);
