import { z } from 'zod';
import { mapContactFields } from '@/lib/shared/contact-fields';
import { maxSourceLength } from '@/lib/shared/source';

const contactTexts = mapContactFields((_, { label, maxLength, required, tidy, checks }) =>
  checks.reduce(
    (text, [isValid, error]) =>
      text.refine((value) => isValid(value) || (!required && value === ''), error),
    z
      .string(`${label} is missing.`)
      .overwrite(tidy)
      .max(
        maxLength,
        `${label} is too long: at most ${maxLength.toLocaleString('en')} characters.`,
      ),
  ),
);

/** What a browser tells of where the visit came from. A wrong one is dropped: the message counts. */
const sourceText = (form: RegExp) =>
  z.string().trim().max(maxSourceLength).regex(form).nullable().catch(null);

/** No control characters, invisible marks or line breaks. */
const campaign = sourceText(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
const host = sourceText(/^[a-z\d][\w.-]*$/i).transform(
  (name) => name?.toLowerCase().replace(/^www\./, '') ?? null,
);

const noFields = 'Send an object with the fields of the form.';

/** What `POST /api/contacts` takes. */
export const contactSchema = z.object(
  {
    ...contactTexts,
    utm_source: campaign,
    utm_medium: campaign,
    utm_campaign: campaign,
    referrer: host,
  },
  noFields,
);

/** What `POST /api/newsletter` takes. */
export const newsletterSchema = z.object({ email: contactTexts.email }, noFields);
