import { z } from 'zod';
import { hasStackedMarks } from '#lib/http/stacked-marks.ts';
import { contactFields, mapFields, personFields } from './contact-fields.ts';

/** A field's text where it is given. Lengths first: `tidy` sorts marks, which takes their number squared. */
export const contactTexts = mapFields(contactFields, (field) => {
  const { label, maxLength, required, tidy, checks } = field;
  const tooLong = `${label} is too long: at most ${maxLength.toLocaleString('en')} characters.`;
  // Plain forms send line breaks as CRLF, which browsers count as one.
  const isShort = (text: string) => text.replaceAll('\r\n', '\n').length <= maxLength;
  const given = z
    .string(`${label} is missing.`)
    .refine(isShort, { error: tooLong, abort: true })
    .refine((text) => !hasStackedMarks(text), {
      error: `${label} has more than 30 accents on one letter.`,
      abort: true,
    })
    .overwrite(tidy)
    // Compatibility forms are longer: "\u248a" is "3.".
    .refine(isShort, tooLong);
  return checks.reduce(
    (text, [isValid, error]) =>
      text.refine((value) => isValid(value) || (!required && value === ''), error),
    given,
  );
});

// A page that was open before a deployment does not know a newer field.
const messageTexts = mapFields(contactFields, ({ field, required }) =>
  required ? contactTexts[field] : contactTexts[field].default(''),
);

const noFields = 'Send an object with the fields of the form.';

/** Other fields are ignored: a plain form has the service and the honeypot, an old page the visit's source. */
export const contactSchema = z.object(messageTexts, noFields);

export const newsletterSchema = z.object({ email: contactTexts.email }, noFields);

/** What is given of it is checked as in a message of theirs. */
export const correction = z
  .object(mapFields(personFields, ({ field }) => contactTexts[field]))
  .partial()
  .refine((given) => Object.keys(given).length > 0, 'Say what to correct.');
