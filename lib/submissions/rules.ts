/** The checks of the contact form, shared by the browser and the server. No dependency: it is shipped. */

export type ContactValues = {
  name: string;
  email: string;
  phone: string;
  service: string;
  message: string;
};

export type Complaint = { field: keyof ContactValues; title: string; description: string };

const shortestMessage = 15;

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
 * @param values trimmed values
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
