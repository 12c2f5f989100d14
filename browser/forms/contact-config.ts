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
  const example = `Please enter a valid email address (e.g., ${exampleEmail}).`;
  const digits = 'Please enter a valid phone number with at least 10 digits.';
  const length = 'Please write at least 15 characters to describe your requirements.';
  const option = "Please select a service you're interested in.";
  const rules: [unknown, FieldName, string, string, string?][] = [
    [name, 'name', 'Full Name Required', 'Please enter your full name to continue.'],
    [email, 'email', 'Email Required', 'Please enter your email address to continue.'],
    [phone, 'phone', 'Phone Number Required', 'Please enter your phone number to continue.'],
    [service, 'service', 'Service Selection Required', option],
    [message, 'message', 'Message Required', 'Please tell us about your project or requirements.'],
    [message.length >= minMessageLength, 'message', 'Message Too Short', length],
    [isEmail(email), 'email', 'Invalid Email Format', example],
    [isPhone(phone), 'phone', 'Invalid Phone Number', digits, strayIn(phone)],
  ];
  return rules.flatMap(([isRight, field, title, description, help = '']) =>
    isRight ? [] : { field, title, description, help },
  );
}
