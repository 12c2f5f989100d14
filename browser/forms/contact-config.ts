import type { FieldName } from '#components/forms/field.tsx';
import { isEmail } from '#lib/base/text-field.ts';
import { isPhone, strayIn } from '#lib/leads/contact-fields.ts';
import type { ValidationError } from './submit-form.ts';

const minMessageLength = 15;

/** The errors in tidied values, in the order and words of [spec 5.1]. */
export function findContactErrors(
  values: Record<FieldName, string>,
  exampleEmail: string,
): ValidationError[] {
  const { name, email, phone, service, message } = values;
  const unless = (
    isRight: unknown,
    field: FieldName,
    title: string,
    description: string,
    help = '',
  ) => (isRight ? [] : { field, title, description, help });
  const example = `Please enter a valid email address (e.g., ${exampleEmail}).`;
  const digits = 'Please enter a valid phone number with at least 10 digits.';
  const length = 'Please write at least 15 characters to describe your requirements.';
  const option = "Please select a service you're interested in.";
  const words = 'Please tell us about your project or requirements.';
  return [
    unless(name, 'name', 'Full Name Required', 'Please enter your full name to continue.'),
    unless(email, 'email', 'Email Required', 'Please enter your email address to continue.'),
    unless(phone, 'phone', 'Phone Number Required', 'Please enter your phone number to continue.'),
    unless(service, 'service', 'Service Selection Required', option),
    unless(message, 'message', 'Message Required', words),
    unless(message.length >= minMessageLength, 'message', 'Message Too Short', length),
    unless(isEmail(email), 'email', 'Invalid Email Format', example),
    unless(isPhone(phone), 'phone', 'Invalid Phone Number', digits, strayIn(phone)),
  ].flat();
}
