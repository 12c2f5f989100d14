import { emailField, type TextField } from '#lib/base/text-field.ts';

type Fields = Record<string, TextField>;

/** What a message says of its writer: it can be corrected, in all their messages at once. */
export const personFields = {
  name: {
    label: 'Name',
    kind: 'line',
    maxLength: 200,
    required: true,
    tidy: tidyLine,
    checks: [[Boolean, 'Please enter your name.']],
  },
  email: emailField,
  phone: {
    label: 'Phone',
    kind: 'phone',
    maxLength: 40,
    required: false,
    // Maps other characters that keyboards and pages have to those of [spec 5.1.8].
    tidy: (text) =>
      text
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .replace(/[\s\p{Cc}.]/gu, ' ')
        .replace(/[\p{Pd}\u2212]/gu, '-')
        // Arabic-Indic and Persian: the last four bits are the digit's value.
        .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
        .trim(),
    checks: [
      [
        isPhone,
        (phone) => `Please enter a valid phone number with at least 10 digits.${strayIn(phone)}`,
      ],
    ],
  },
} satisfies Fields;

/** All that is sent and stored of a message, in the order in which it is shown. */
export const contactFields = {
  ...personFields,
  message: {
    label: 'Message',
    kind: 'block',
    maxLength: 10_000,
    required: true,
    tidy: (text) =>
      emptyIfUnseen(
        text
          .replace(/[\u2028\u2029]/g, '\n')
          .replace(/[^\P{Cc}\n\r\t]/gu, ' ')
          .trim(),
      ),
    checks: [[Boolean, 'Please write a message.']],
  },
} satisfies Fields;

type ContactField = keyof typeof contactFields;

export type ContactMessage = Record<ContactField, string>;

export function listFields<Field extends string>(fields: Record<Field, TextField>) {
  const names = Object.keys(fields) as Field[];
  return names.map((field) => ({ field, ...fields[field] }));
}

/** What a message says in single lines. */
export function contactFacts(message: ContactMessage) {
  return listFields(contactFields).flatMap(({ field, label, kind }) =>
    kind === 'block' ? [] : [{ field, label, kind, value: message[field] }],
  );
}

export function mapFields<Field extends string, Value>(
  fields: Record<Field, TextField>,
  getValue: (field: TextField & { field: Field }) => Value,
): Record<Field, Value> {
  const values = listFields(fields).map((one) => [one.field, getValue(one)]);
  return Object.fromEntries(values) as Record<Field, Value>;
}

/** A second line could be taken for a mail header. Without marks that turn what follows around. */
function tidyLine(text: string): string {
  const upright = text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
  return emptyIfUnseen(upright.replace(/[\s\p{Cc}]+/gu, ' ').trim());
}

/** Marks that show nothing may be letters (Hangul's fillers) or signs (Braille's blank). */
function emptyIfUnseen(text: string): string {
  return /[^\p{Cf}\p{DI}\u2800\s]/u.test(text) ? text : '';
}

/** Names what is in a phone number that may not stand there, in a sentence; empty where nothing is. */
export function strayIn(phone: string): string {
  const [stray] = /[^+\d ()-]+|(?<=.)\+/.exec(phone) ?? [];
  return stray
    ? ` “${stray.trim()}” is in the way: one number, with digits, spaces, hyphens and parentheses.`
    : '';
}

export function isPhone(value: string): boolean {
  return /^\+?[\d ()-]{10,}$/.test(value); // [spec 5.1.8]
}
