import { contactFields, isPhone } from './contact-fields.ts';

const { name, email, phone, message } = contactFields;

it.each([
  ['0123456789', true],
  ['+92 (300) 123-4567', true],
  ['012345678', false],
  ['+012345678', false],
  ['0123456789+', false],
  ['01234567x9', false],
  ['0123.456.789', false],
])('%j is a phone number: %s', (text, expected) => {
  expect(isPhone(text)).toBe(expected);
});

it.each(['0300/1234567', '0300／1234567'])('%s is no phone number [5.1.8]', (typed) => {
  expect(isPhone(phone.tidy(typed))).toBe(false);
});

describe('tidy', () => {
  it.each(['\0', '\v', '\u007f', '\u0085'])('makes %j a space in each field', (character) => {
    const tidied = [name, email, phone, message].map(({ tidy }) => tidy(`a${character}b`));
    expect(tidied).toEqual(['a b', 'a b', 'a b', 'a b']);
  });

  it.each([name, message])('makes marks that nobody sees nothing in a $label', ({ tidy }) => {
    expect(tidy('\u200b\u2800\u3164\ufe0f'.repeat(5))).toBe('');
  });

  it.each([
    ['line breaks', 'Ayesha\r\n\r\nBcc: x@example.com', 'Ayesha Bcc: x@example.com'],
    ['Unicode’s line breaks', 'Ayesha\u2028Khan\u2029', 'Ayesha Khan'],
    ['everything but joiners of letters', 'می\u200cخواهم', 'می\u200cخواهم'],
  ])('cleans up %s in a name', (_, typed, tidied) => {
    expect(name.tidy(typed)).toBe(tidied);
  });

  it.each([
    ['marks of direction', '\u202aayesha@example.com\u202c'],
    ['a zero-width space', 'ayesha\u200b@example.com'],
    ['capitals', 'Ayesha@Example.COM'],
    ['the full stop of a sentence', 'ayesha@example.com.'],
  ])('cleans up %s in an email', (_, typed) => {
    expect(email.tidy(typed)).toBe('ayesha@example.com');
  });

  it.each([
    ['marks of direction', '\u202a+92 300 1234567\u202c', '+92 300 1234567'],
    ['no-break spaces', '+92\u00a0300\u202f1234567', '+92 300 1234567'],
    ['dashes', '0300‐1‑2‒3–4—5−67', '0300-1-2-3-4-5-67'],
    ['dots', '042.35.71.22.33', '042 35 71 22 33'],
    ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian and Urdu digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['no words', '+92 300 CALL ME', '+92 300 CALL ME'],
  ])('cleans up %s in a phone number', (_, typed, tidied) => {
    expect(phone.tidy(typed)).toBe(tidied);
  });

  it.each([
    ['keeps lines and tabs', 'One\n\tTwo\r\nThree', 'One\n\tTwo\r\nThree'],
    ['replaces Unicode’s line breaks', 'One\u2028Two\u2029Three', 'One\nTwo\nThree'],
    ['keeps joiners of letters and emoji', 'می\u200cخواهم 👩‍💻', 'می\u200cخواهم 👩‍💻'],
  ])('%s in a message', (_, typed, tidied) => {
    expect(message.tidy(typed)).toBe(tidied);
  });
});
