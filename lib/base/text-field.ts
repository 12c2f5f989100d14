/** How a field is shown; `block`: by itself, in lines of its own. */
type FieldKind = 'line' | 'email' | 'phone' | 'block';

/** What somebody types: how it is called, cleaned up and checked, here and in the browser. */
export type TextField = {
  /** Its name at the desk, in mails, commands and errors. */
  label: string;
  kind: FieldKind;
  maxLength: number; // in characters
  required: boolean;
  tidy(text: string): string;
  /** Run on a tidied value unless it is empty and optional; each with the server's error. */
  checks: readonly (readonly [
    isValid: (value: string) => boolean,
    error: string | ((value: string) => string),
  ])[];
};

export const emailField = {
  label: 'Email',
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
    [isEmail, 'Please enter a valid email address.'],
    [(value) => !/[<>",;:\\()[\]]/.test(value), 'Please enter a plain email address.'],
    // In a domain, where no mail can be sent; mailboxes have them, as `first.@docomo.ne.jp` [spec 5.1.7].
    [
      (value) => !/@\.|@.*\.(?:\.|$)/.test(value),
      'Please enter an email address without stray dots.',
    ],
  ],
} satisfies TextField;

/** [spec 5.1.7] Matches the first possible dot: trying each takes seconds for 60,000 of them. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value);
}
