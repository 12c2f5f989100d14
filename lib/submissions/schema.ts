import { z } from 'zod';
import { mapContactFields } from '@/lib/shared/contact-fields';
import { maxSourceLength } from '@/lib/shared/source';

/** The longest run of marks in any language's text is shorter (Unicode's Stream-Safe Text Format, UAX #15). */
const stackedMarks = /\p{M}{31}/u;

/** A field's text where it is given. Lengths first: `tidy` sorts marks, which takes their number squared. */
export const contactTexts = mapContactFields((_, { label, maxLength, required, tidy, checks }) => {
  const tooLong = `${label} is too long: at most ${maxLength.toLocaleString('en')} characters.`;
  const isShort = (text: string) => text.length <= maxLength;
  const given = z
    .string(`${label} is missing.`)
    .refine(isShort, { error: tooLong, abort: true })
    .refine((text) => !stackedMarks.test(text), {
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
const messageTexts = mapContactFields((field, { required }) =>
  required ? contactTexts[field] : contactTexts[field].default(''),
);

/** An invalid source is dropped: the message counts. */
const sourceText = (format: RegExp) =>
  z.string().trim().max(maxSourceLength).regex(format).nullable().catch(null);

/** No control characters, invisible marks or line breaks. */
const campaign = sourceText(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
const host = sourceText(/^[a-z\d][\w.-]*$/i).transform(
  (name) => name?.toLowerCase().replace(/^www\./, '') ?? null,
);

const noFields = 'Send an object with the fields of the form.';

export const contactSchema = z.object(
  {
    ...messageTexts,
    utm_source: campaign,
    utm_medium: campaign,
    utm_campaign: campaign,
    referrer: host,
  },
  noFields,
);

export const newsletterSchema = z.object({ email: contactTexts.email }, noFields);
