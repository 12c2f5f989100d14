import { z } from 'zod';
import { typedText } from '#lib/http/typed-text.ts';
import { contactFields, mapFields, personFields } from './contact-fields.ts';

const contactTexts = mapFields(contactFields, typedText);

// A page that was open before a deployment does not know a newer field.
const messageTexts = mapFields(contactFields, ({ field, required }) =>
  required ? contactTexts[field] : contactTexts[field].default(''),
);

const noFields = 'Send an object with the fields of the form.';

/** Other fields are ignored: a plain form has the service and the honeypot, an old page the visit's source. */
export const contactSchema = z.object(messageTexts, noFields);

/** What is given of it is checked as in a message of theirs. */
export const correction = z
  .object(mapFields(personFields, ({ field }) => contactTexts[field]))
  .partial()
  .refine((given) => Object.keys(given).length > 0, 'Say what to correct.');
