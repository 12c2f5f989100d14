import { type ContactValues, tidy } from '@/lib/shared/contact-rules';
import { fieldValue } from './form-values';

/** What the contact page's form holds, put right as the server does, so that both judge the same. */
export function readContact(form: HTMLFormElement): ContactValues {
  return {
    name: tidy.name(fieldValue(form, 'name')),
    email: tidy.email(fieldValue(form, 'email')),
    phone: tidy.phone(fieldValue(form, 'phone')),
    service: fieldValue(form, 'service'),
    message: tidy.message(fieldValue(form, 'message')),
  };
}
