import { contactFields, isEmail, isPhone } from './contact-fields';

const { name, email, phone, message } = contactFields;

describe('isPhone', () => {
  it.each(['0123456789', '+0123456789', '(042) 35-71', '+92 (300) 123-4567'])(
    'takes %j',
    (phone) => {
      expect(isPhone(phone)).toBe(true);
    },
  );

  it.each(['012345678', '+012345678', '0123456789+', '++0123456789', '01234567x9', '0123.456.789'])(
    'does not take %j',
    (phone) => {
      expect(isPhone(phone)).toBe(false);
    },
  );
});

describe('isEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', 'é@bücher.example'])('takes %j', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each(['', 'a', 'a@b', '@b.co', 'a@.', 'a b@c.de', 'a@b c.de', 'a@@b.co', 'a@b@c.de'])(
    'does not take %j',
    (email) => {
      expect(isEmail(email)).toBe(false);
    },
  );

  it.each(['a@.b.co', 'a@b.c.', 'a@..c', 'a@b..c'])('takes %j as it does any dot', (email) => {
    expect(isEmail(email)).toBe(true);
  });
});

describe('tidy', () => {
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => /\p{Cc}/u.test(character),
  );

  it('knows of 65 control characters', () => {
    expect(controls).toHaveLength(65);
  });

  it.each(controls)('makes a space of %j in each field', (character) => {
    const text = `a${character}b`;
    const isLayout = '\n\r\t'.includes(character);
    expect([name.tidy(text), email.tidy(text), phone.tidy(text), message.tidy(text)]).toEqual([
      'a b',
      'a b',
      'a b',
      isLayout ? text : 'a b',
    ]);
  });

  it.each([
    ['line breaks', 'Ayesha\r\n\r\nBcc: x@example.com', 'Ayesha Bcc: x@example.com'],
    ['Unicode’s line breaks', 'Ayesha\u2028Khan\u2029', 'Ayesha Khan'],
    ['a run of spaces', ' Ayesha \u00a0\t Khan ', 'Ayesha Khan'],
    ['a joiner, which is part of a letter', 'می\u200cخواهم', 'می\u200cخواهم'],
  ])('puts %s of a name right', (_, typed, tidied) => {
    expect(name.tidy(typed)).toBe(tidied);
  });

  it.each([
    ['marks of direction', '\u202aayesha@example.com\u202c'],
    ['a zero-width space', 'ayesha\u200b@example.com'],
    ['a soft hyphen', 'ayesha@exam\u00adple.com'],
    ['a byte order mark', '\ufeffayesha@example.com'],
    ['a line break at its end', 'ayesha@example.com\r\n'],
    ['capitals', 'Ayesha@Example.COM'],
  ])('puts %s of an e-mail right', (_, typed) => {
    expect(email.tidy(typed)).toBe('ayesha@example.com');
  });

  it.each([
    ['marks of direction', '\u202a+92 300 1234567\u202c', '+92 300 1234567'],
    ['a soft hyphen', '+92 300\u00ad1234567', '+92 3001234567'],
    ['no-break spaces', '+92\u00a0300\u202f1234567', '+92 300 1234567'],
    ['a tab', '+92\t300 1234567', '+92 300 1234567'],
    ['dashes', '0300‐1‑2‒3–4—5−67', '0300-1-2-3-4-5-67'],
    ['dots and slashes', '042/35.71.22.33', '042 35 71 22 33'],
    ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian and Urdu digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['full width', '+92 (300)1234567', '+92 (300)1234567'],
  ])('puts %s of a phone number right', (_, typed, tidied) => {
    expect(phone.tidy(typed)).toBe(tidied);
    expect(isPhone(phone.tidy(typed))).toBe(true);
  });

  it.each(['+92 300 CALL ME', '+92 300 1234567 ext. 5', 'اتصل بي ٠٣٠٠'])(
    'makes no number of %j',
    (typed) => {
      expect(isPhone(phone.tidy(typed))).toBe(false);
    },
  );

  it.each([
    ['keeps lines and tabs', 'One\n\tTwo\r\nThree', 'One\n\tTwo\r\nThree'],
    ['makes lines of Unicode’s line breaks', 'One\u2028Two\u2029Three', 'One\nTwo\nThree'],
    ['keeps what letters and emoji are joined with', 'می\u200cخواهم 👩‍💻', 'می\u200cخواهم 👩‍💻'],
  ])('%s in a message', (_, typed, tidied) => {
    expect(message.tidy(typed)).toBe(tidied);
  });

  it('takes no long time for 64 KB of one character', () => {
    const start = process.cpuUsage();
    for (const character of [' ', '\0', '.', '٣', '\u200b', '\ufdfa', 'a']) {
      const text = character.repeat(65_536);
      for (const { tidy } of Object.values(contactFields)) tidy(text);
    }
    // Of the processor, in µs, whatever else it does; where time grows with the square it is a minute.
    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  });
});
