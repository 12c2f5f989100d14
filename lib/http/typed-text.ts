import { z } from 'zod';
import { emailField, type TextField } from '#lib/base/text-field.ts';

/** Of a field where it is given. Lengths first: `tidy` sorts marks, which takes their number squared. */
export function typedText({ label, maxLength, required, tidy, checks }: TextField) {
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
      text.refine((value) => isValid(value) || (!required && value === ''), {
        error: ({ input }) => (typeof error === 'string' ? error : error(String(input))),
      }),
    given,
  );
}

export const typedEmail = typedText(emailField);

/** The longest run of marks in any language's text is shorter (Unicode's Stream-Safe Text Format, UAX #15). */
const stackedMarks = /\p{M}{31}/u;

/** Normalizing such a text takes the square of their number. */
export const hasStackedMarks = (text: string) => stackedMarks.test(text);
