import { type ContactValues, findContactErrors } from './contact-config.ts';

const good: ContactValues = {
  name: 'Ayesha Khan',
  email: 'ayesha@example.com',
  phone: '+92 300 1234567',
  service: 'SEO & SEM',
  message: 'We sell shoes and want a shop.',
};
const validate = (changes: Partial<ContactValues>) => {
  const [error] = findContactErrors({ ...good, ...changes }, 'hello@agency.example');
  return error && [error.field, error.title, error.description];
};

const empty: ContactValues = { name: '', email: '', phone: '', service: '', message: '' };
const bad: ContactValues = { ...good, email: 'nobody', phone: '12', message: 'Too short' };

describe('findContactErrors', () => {
  it('accepts valid values', () => {
    expect(validate({})).toBeUndefined();
  });

  // Each row fixes the error of the one before, so the table is also the order of the checks.
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
  ])('returns the first error in %j', (values, error) => {
    expect(validate(values)).toEqual(error);
  });

  it('accepts a message of 15 characters but not of 14', () => {
    expect(validate({ message: 'x'.repeat(15) })).toBeUndefined();
    expect(validate({ message: 'x'.repeat(14) })).toContain('Message Too Short');
  });
});
