// The contact form, checked alike in the browser and on the server.

export type ContactValues = {
  name: string;
  email: string;
  phone: string;
  service: string;
  message: string;
};

export type Complaint = { field: keyof ContactValues; title: string; description: string };

const shortestMessage = 15;

/** Puts right what was typed or pasted, before it is checked. */
export const tidy = {
  /** One line, so that nothing in it can pass for a mail header. */
  name: (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
  email: (text: string) =>
    text
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .toLowerCase(),
  /** The characters of [spec 5.1.8] in place of those that phones, pages and keyboards have for them. */
  phone: (text: string) =>
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/[\s\p{Cc}./]/gu, ' ')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      // Arabic-Indic and Persian: the last four bits are the digit's value.
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
      .trim(),
  message: (text: string) =>
    text
      .replace(/[\u2028\u2029]/g, '\n')
      .replace(/[^\P{Cc}\n\r\t]/gu, ' ')
      .trim(),
};

/**
 * No spaces, one at-sign, a dot in the domain [spec 5.1.7]. The dot is the first that can be it:
 * a pattern that may try each dot takes seconds for a domain of 60,000.
 */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value);
}

/** An optional plus, then at least ten of digits, spaces, hyphens, parentheses [spec 5.1.8]. */
export function isPhone(value: string): boolean {
  return /^\+?[\d ()-]{10,}$/.test(value);
}

/**
 * Checks the contact page's form in the order and words of [spec 5.1].
 *
 * @param values put right by `tidy`
 * @param exampleEmail address named as an example where the e-mail is malformed
 * @returns the first complaint, or nothing where all is well
 */
export function checkContact(values: ContactValues, exampleEmail: string): Complaint | undefined {
  return complaints(exampleEmail).find(({ applies }) => applies(values));
}

type Rule = Complaint & { applies(values: ContactValues): boolean };

const complaints = (exampleEmail: string): Rule[] => [
  {
    field: 'name',
    title: 'Full Name Required',
    description: 'Please enter your full name to continue.',
    applies: ({ name }) => !name,
  },
  {
    field: 'email',
    title: 'Email Required',
    description: 'Please enter your email address to continue.',
    applies: ({ email }) => !email,
  },
  {
    field: 'phone',
    title: 'Phone Number Required',
    description: 'Please enter your phone number to continue.',
    applies: ({ phone }) => !phone,
  },
  {
    field: 'service',
    title: 'Service Selection Required',
    description: "Please select a service you're interested in.",
    applies: ({ service }) => !service,
  },
  {
    field: 'message',
    title: 'Message Required',
    description: 'Please tell us about your project or requirements.',
    applies: ({ message }) => !message,
  },
  {
    field: 'message',
    title: 'Message Too Short',
    description: 'Please write at least 15 characters to describe your requirements.',
    applies: ({ message }) => message.length < shortestMessage,
  },
  {
    field: 'email',
    title: 'Invalid Email Format',
    description: `Please enter a valid email address (e.g., ${exampleEmail}).`,
    applies: ({ email }) => !isEmail(email),
  },
  {
    field: 'phone',
    title: 'Invalid Phone Number',
    description: 'Please enter a valid phone number with at least 10 digits.',
    applies: ({ phone }) => !isPhone(phone),
  },
];
