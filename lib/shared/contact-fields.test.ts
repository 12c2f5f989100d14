import { contactFields, isEmail, isPhone } from './contact-fields.ts';

const { name, email, phone, message } = contactFields;

describe('isPhone', () => {
  it.each(['0123456789', '+0123456789', '(042) 35-71', '+92 (300) 123-4567'])(
    'accepts %j',
    (phone) => {
      expect(isPhone(phone)).toBe(true);
    },
  );

  it.each(['012345678', '+012345678', '0123456789+', '++0123456789', '01234567x9', '0123.456.789'])(
    'rejects %j',
    (phone) => {
      expect(isPhone(phone)).toBe(false);
    },
  );
});

describe('isEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', 'é@bücher.example'])(
    'accepts %j',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  it.each(['', 'a', 'a@b', '@b.co', 'a@.', 'a b@c.de', 'a@b c.de', 'a@@b.co', 'a@b@c.de'])(
    'rejects %j',
    (email) => {
      expect(isEmail(email)).toBe(false);
    },
  );

  it.each(['a@.b.co', 'a@b.c.', 'a@..c', 'a@b..c'])('accepts the misplaced dot in %j', (email) => {
    expect(isEmail(email)).toBe(true);
  });
});

describe('tidy', () => {
  it.each(['\0', '\v', '\u007f', '\u0085'])(
    'replaces %j with a space in each field',
    (character) => {
      const text = `a${character}b`;
      const tidied = [name, email, phone, message].map(({ tidy }) => tidy(text));
      expect(tidied).toEqual(['a b', 'a b', 'a b', 'a b']);
    },
  );

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
  ])('cleans up %s in an e-mail', (_, typed) => {
    expect(email.tidy(typed)).toBe('ayesha@example.com');
  });

  it.each([
    ['marks of direction', '\u202a+92 300 1234567\u202c', '+92 300 1234567'],
    ['no-break spaces', '+92\u00a0300\u202f1234567', '+92 300 1234567'],
    ['dashes', '0300‐1‑2‒3–4—5−67', '0300-1-2-3-4-5-67'],
    ['dots and slashes', '042/35.71.22.33', '042 35 71 22 33'],
    ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian and Urdu digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['full width', '+92 (300)1234567', '+92 (300)1234567'],
  ])('cleans up %s in a phone number', (_, typed, tidied) => {
    expect(phone.tidy(typed)).toBe(tidied);
    expect(isPhone(phone.tidy(typed))).toBe(true);
  });

  it.each(['+92 300 CALL ME', '+92 300 1234567 ext. 5', 'اتصل بي ٠٣٠٠'])(
    'does not turn %j into a number',
    (typed) => {
      expect(isPhone(phone.tidy(typed))).toBe(false);
    },
  );

  it.each([
    ['keeps lines and tabs', 'One\n\tTwo\r\nThree', 'One\n\tTwo\r\nThree'],
    ['replaces Unicode’s line breaks', 'One\u2028Two\u2029Three', 'One\nTwo\nThree'],
    ['keeps joiners of letters and emoji', 'می\u200cخواهم 👩‍💻', 'می\u200cخواهم 👩‍💻'],
  ])('%s in a message', (_, typed, tidied) => {
    expect(message.tidy(typed)).toBe(tidied);
  });
});
