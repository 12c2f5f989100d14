import { contactFields, mapFields } from '#lib/leads/contact-fields.ts';
import { findContactErrors } from './contact-config.ts';

type Values = Parameters<typeof findContactErrors>[0];

const firstError = (values: Values) => {
  const [error] = findContactErrors(values, 'hello@agency.example');
  return error && `${error.field}: ${error.title}: ${error.description}`;
};

test('a message has one error after the other, in the order and words of [5.1]', () => {
  const corrections: Partial<Values>[] = [
    { name: 'Ayesha Khan' },
    { email: 'nobody' },
    { phone: '12' },
    { service: 'SEO & SEM' },
    { message: 'x'.repeat(14) },
    { message: 'x'.repeat(15) },
    // The pattern has nothing against a misplaced dot [5.1.7].
    { email: 'a@b..c' },
    { phone: '+92 300 1234567' },
  ];
  let values: Values = { ...mapFields(contactFields, () => ''), service: '' };
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

test.each([
  ['0300-1234567 ext. 11', '“ext”'],
  ['042-35761234, 0300-1234567', '“,”'],
  ['042/35761234', '“/”'],
  ['+92 300+1234567', '“+”'],
])('the field says which sign of %s is in the way', (phone, sign) => {
  const values = { ...mapFields(contactFields, () => ''), phone: contactFields.phone.tidy(phone) };
  const errors = findContactErrors({ ...values, service: '' }, 'hello@agency.example');
  expect(errors.at(-1)).toMatchObject({ field: 'phone', help: expect.stringContaining(sign) });
});
