/** How a field is shown; `words`: in a block of its own. */
export type FieldKind = 'line' | 'email' | 'phone' | 'words';

type ContactFieldRules = {
  /** Its name at the desk, in mails, commands and errors. */
  label: string;
  kind: FieldKind;
  /** Where one of a few is chosen. */
  options?: readonly string[];
  maxLength: number; // in characters
  required: boolean;
  tidy(text: string): string;
  /** Run on a tidied value unless it is empty and optional; each with the server's error. */
  checks: readonly (readonly [isValid: (value: string) => boolean, error: string])[];
};

type Fields = Record<string, ContactFieldRules>;

/** What a message says of its writer: it can be corrected, in all their messages at once. */
export const personFields = {
  name: {
    label: 'Name',
    kind: 'line',
    maxLength: 200,
    required: true,
    // One line: a second could be taken for a mail header. No marks that turn what follows around.
    tidy: (text) =>
      emptyIfUnseen(
        text
          .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
          .replace(/[\s\p{Cc}]+/gu, ' ')
          .trim(),
      ),
    checks: [[Boolean, 'Please enter your name.']],
  },
  email: {
    label: 'E-mail',
    kind: 'email',
    maxLength: 254, // RFC 5321, 4.5.3.1.3
    required: true,
    tidy: (text) =>
      text
        .replace(/\p{Cf}/gu, '')
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .toLowerCase()
        // The full stops of other scripts, which a domain may be written with (RFC 3490, 3.1).
        .replace(/[\u3002\uff0e\uff61]/g, '.')
        // The end of a sentence, or of a domain in full: the same mailbox either way.
        .replace(/\.$/, ''),
    checks: [
      [isEmail, 'Please enter a valid e-mail address.'],
      [(value) => !/[<>",;:\\()[\]]/.test(value), 'Please enter a plain e-mail address.'],
      // No mailbox has them, and some mail servers overlook them: one inbox would have many addresses.
      [
        (value) => !/^\.|\.[.@]|@\.|\.$/.test(value),
        'Please enter an e-mail address without stray dots.',
      ],
    ],
  },
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
      [isPhone, 'Please enter a valid phone number with at least 10 digits, or leave it empty.'],
    ],
  },
} satisfies Fields;

/** All that is sent and stored of a message, in the order in which it is shown. */
export const contactFields = {
  ...personFields,
  message: {
    label: 'Message',
    kind: 'words',
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

export type ContactField = keyof typeof contactFields;

export type ContactMessage = Record<ContactField, string>;

export function listFields<Field extends string>(fields: Record<Field, ContactFieldRules>) {
  const names = Object.keys(fields) as Field[];
  return names.map((field) => ({ field, ...fields[field] }));
}

/** What a message says in single lines. */
export function contactFacts(message: ContactMessage) {
  return listFields(contactFields).flatMap(({ field, label, kind }) =>
    kind === 'words' ? [] : [{ field, label, kind, value: message[field] }],
  );
}

export function mapFields<Field extends string, Value>(
  fields: Record<Field, ContactFieldRules>,
  getValue: (field: ContactFieldRules & { field: Field }) => Value,
): Record<Field, Value> {
  const values = listFields(fields).map((one) => [one.field, getValue(one)]);
  return Object.fromEntries(values) as Record<Field, Value>;
}

/** Marks that show nothing may be letters (Hangul's fillers) or signs (Braille's blank). */
function emptyIfUnseen(text: string): string {
  return /[^\p{Cf}\p{DI}\u2800\s]/u.test(text) ? text : '';
}

/** [spec 5.1.7] Matches the first possible dot: trying each takes seconds for 60,000 of them. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value);
}

export function isPhone(value: string): boolean {
  return /^\+?[\d ()-]{10,}$/.test(value); // [spec 5.1.8]
}
