import { routes } from '@/lib/routes';
import type { ContactValues } from '@/lib/shared/contact-rules';
import { fieldErrorsOf } from './field-errors';
import { ResponseError, send } from './request';
import { trapHeaders } from './trap-headers';
import { visitSource } from './visit-source';

/**
 * Sends the contact page's message; the service is not sent [spec 3].
 *
 * @returns where the message was not taken: what to tell the visitor [spec 4], and what the server finds
 *   wrong with the fields
 */
export async function submitContact(
  form: HTMLFormElement,
  { name, email, phone, message }: ContactValues,
) {
  try {
    const body = { ...visitSource(), name, email, phone, message };
    const response = await send('POST', routes.contactsApi, body, trapHeaders(form));
    const answer: unknown = await response.json();
    const taken = (answer as { success?: unknown } | null)?.success === true;
    return taken ? undefined : { words: submissionFailed, errors: {} };
  } catch (error) {
    const answered = error instanceof ResponseError || error instanceof SyntaxError;
    return { words: answered ? submissionFailed : networkError, errors: fieldErrorsOf(error) };
  }
}

const submissionFailed = {
  title: 'Submission Failed',
  description: 'There was an error submitting your message. Please try again.',
};
const networkError = {
  title: 'Network Error',
  description: 'Unable to submit your message. Please check your connection and try again.',
};
