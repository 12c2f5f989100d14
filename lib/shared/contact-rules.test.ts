import { type ContactValues, checkContact, isEmail, isPhone, tidy } from './contact-rules';

const good: ContactValues = {
  name: 'Ayesha Khan',
  email: 'ayesha@example.com',
  phone: '+92 300 1234567',
  service: 'SEO & SEM',
  message: 'We sell shoes and want a shop.',
};
const check = (changes: Partial<ContactValues>) => {
  const complaint = checkContact({ ...good, ...changes }, 'hello@agency.example');
  return complaint && [complaint.field, complaint.title, complaint.description];
};

const empty: ContactValues = { name: '', email: '', phone: '', service: '', message: '' };
const bad: ContactValues = { ...good, email: 'nobody', phone: '12', message: 'Too short' };

describe('checkContact', () => {
  it('has nothing to say of good values', () => {
    expect(check({})).toBeUndefined();
  });

  // Each row mends what the row before complained of, so the table is also the order of the checks.
  it.each([
    [empty, ['name', 'Full Name Required', 'Please enter your full name to continue.']],
    [
      { ...empty, name: good.name },
      ['email', 'Email Required', 'Please enter your email address to continue.'],
    ],
    [
      { ...bad, phone: '', service: '', message: '' },
      ['phone', 'Phone Number Required', 'Please enter your phone number to continue.'],
    ],
    [
      { ...bad, service: '', message: '' },
      ['service', 'Service Selection Required', "Please select a service you're interested in."],
    ],
    [
      { ...bad, message: '' },
      ['message', 'Message Required', 'Please tell us about your project or requirements.'],
    ],
    [
      bad,
      [
        'message',
        'Message Too Short',
        'Please write at least 15 characters to describe your requirements.',
      ],
    ],
    [
      { ...bad, message: good.message },
      [
        'email',
        'Invalid Email Format',
        'Please enter a valid email address (e.g., hello@agency.example).',
      ],
    ],
    [
      { ...bad, message: good.message, email: good.email },
      [
        'phone',
        'Invalid Phone Number',
        'Please enter a valid phone number with at least 10 digits.',
      ],
    ],
  ])('complains of the first fault in %j', (values, complaint) => {
    expect(check(values)).toEqual(complaint);
  });

  it('takes a message of 15 characters and not one of 14', () => {
    expect(check({ message: 'x'.repeat(15) })).toBeUndefined();
    expect(check({ message: 'x'.repeat(14) })).toContain('Message Too Short');
  });
});

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
    expect([tidy.name(text), tidy.email(text), tidy.phone(text), tidy.message(text)]).toEqual([
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
  ])('puts %s of a name right', (_, typed, name) => {
    expect(tidy.name(typed)).toBe(name);
  });

  it.each([
    ['marks of direction', '\u202aayesha@example.com\u202c'],
    ['a zero-width space', 'ayesha\u200b@example.com'],
    ['a soft hyphen', 'ayesha@exam\u00adple.com'],
    ['a byte order mark', '\ufeffayesha@example.com'],
    ['a line break at its end', 'ayesha@example.com\r\n'],
    ['capitals', 'Ayesha@Example.COM'],
  ])('puts %s of an e-mail right', (_, typed) => {
    expect(tidy.email(typed)).toBe('ayesha@example.com');
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
  ])('puts %s of a phone number right', (_, typed, phone) => {
    expect(tidy.phone(typed)).toBe(phone);
    expect(isPhone(tidy.phone(typed))).toBe(true);
  });

  it.each(['+92 300 CALL ME', '+92 300 1234567 ext. 5', 'اتصل بي ٠٣٠٠'])(
    'makes no number of %j',
    (typed) => {
      expect(isPhone(tidy.phone(typed))).toBe(false);
    },
  );

  it.each([
    ['keeps lines and tabs', 'One\n\tTwo\r\nThree', 'One\n\tTwo\r\nThree'],
    ['makes lines of Unicode’s line breaks', 'One\u2028Two\u2029Three', 'One\nTwo\nThree'],
    ['keeps what letters and emoji are joined with', 'می\u200cخواهم 👩‍💻', 'می\u200cخواهم 👩‍💻'],
  ])('%s in a message', (_, typed, message) => {
    expect(tidy.message(typed)).toBe(message);
  });

  it('takes no long time for 64 KB of one character', () => {
    const start = process.cpuUsage();
    for (const character of [' ', '\0', '.', '٣', '\u200b', '\ufdfa', 'a']) {
      const text = character.repeat(65_536);
      for (const put of Object.values(tidy)) put(text);
    }
    // Of the processor, in µs, whatever else it does; where time grows with the square it is a minute.
    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  });
});
