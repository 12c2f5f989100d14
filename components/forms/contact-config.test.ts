import { contactFields, mapFields } from '#lib/shared/contact-fields.ts';
import { type ContactValues, findContactErrors } from './contact-config.ts';

const blank = mapFields(contactFields, () => '');

const good: ContactValues = {
  ...blank,
  name: 'Ayesha Khan',
  email: 'ayesha@example.com',
  phone: '+92 300 1234567',
  service: 'SEO & SEM',
  message: 'We sell shoes and want a shop.',
};

const firstError = (values: ContactValues) => {
  const [error] = findContactErrors(values, 'hello@agency.example');
  return error && `${error.field}: ${error.title}: ${error.description}`;
};

test('a message has one error after the other, in the order and words of [5.1]', () => {
  const { name, email, phone, service, message } = good;
  const corrections: Partial<ContactValues>[] = [
    { name },
    { email: 'nobody' },
    { phone: '12' },
    { service },
    { message: 'Too short' },
    { message },
    { email },
    { phone },
  ];
  let values: ContactValues = { ...blank, service: '' };
  const said = corrections.map((correction) => {
    const error = firstError(values);
    values = { ...values, ...correction };
    return error;
  });
  expect(said).toEqual([
    'name: Full Name Required: Please enter your full name to continue.',
    'email: Email Required: Please enter your email address to continue.',
    'phone: Phone Number Required: Please enter your phone number to continue.',
    "service: Service Selection Required: Please select a service you're interested in.",
    'message: Message Required: Please tell us about your project or requirements.',
    'message: Message Too Short: Please write at least 15 characters to describe your requirements.',
    'email: Invalid Email Format: Please enter a valid email address (e.g., hello@agency.example).',
    'phone: Invalid Phone Number: Please enter a valid phone number with at least 10 digits.',
  ]);
  expect(firstError(values)).toBeUndefined();
});

test('a message of 15 characters is long enough, one of 14 is not', () => {
  expect(firstError({ ...good, message: 'x'.repeat(15) })).toBeUndefined();
  expect(firstError({ ...good, message: 'x'.repeat(14) })).toContain('Message Too Short');
});
