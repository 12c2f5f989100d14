import { z } from 'zod';
import { isEmail, isPhone, tidy } from '@/lib/shared/contact-rules';
import { longestSource } from '@/lib/shared/source';

/** A text that is put right, then held to a length. */
const text = (name: string, tidied: (value: string) => string, longest: number) =>
  z
    .string(`${name} is missing.`)
    .overwrite(tidied)
    .max(longest, `${name} is too long: at most ${longest.toLocaleString('en')} characters.`);

/** RFC 5321, 4.5.3.1.3 allows 254 characters in an address. */
const email = text('The e-mail address', tidy.email, 254)
  .refine(isEmail, 'Please enter a valid e-mail address.')
  .refine((value) => !/[<>",;:\\()[\]]/.test(value), 'Please enter a plain e-mail address.');

const noFields = 'Send an object with the fields of the form.';

/** What a browser tells of where the visit came from. A wrong one is dropped: the message counts. */
const sourceText = (form: RegExp) =>
  z.string().trim().max(longestSource).regex(form).nullable().catch(null);

/** No control characters, invisible marks or line breaks. */
const campaign = sourceText(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
const host = sourceText(/^[a-z\d][\w.-]*$/i).transform(
  (name) => name?.toLowerCase().replace(/^www\./, '') ?? null,
);

/** What `POST /api/contacts` takes. The phone may be empty, the rest may not [spec 5, rulings]. */
export const contactSchema = z.object(
  {
    name: text('The name', tidy.name, 200).regex(/[^\p{Cf}\s]/u, 'Please enter your name.'),
    email,
    phone: text('The phone number', tidy.phone, 40).refine(
      (value) => value === '' || isPhone(value),
      'Please enter a valid phone number with at least 10 digits, or leave it empty.',
    ),
    message: text('The message', tidy.message, 10_000).min(1, 'Please write a message.'),
    utm_source: campaign,
    utm_medium: campaign,
    utm_campaign: campaign,
    referrer: host,
  },
  noFields,
);

/** What `POST /api/newsletter` takes. */
export const newsletterSchema = z.object({ email }, noFields);
