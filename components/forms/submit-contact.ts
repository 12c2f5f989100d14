import { ResponseError, send } from '@/lib/request';
import { routes } from '@/lib/routes';
import type { ContactValues } from '@/lib/submissions/rules';
import { trapHeaders } from './trap-headers';

/**
 * Sends the contact page's message; the service is not sent [spec 3].
 *
 * @returns what to tell the visitor where the message was not taken [spec 4]
 */
export async function submitContact(
  form: HTMLFormElement,
  { name, email, phone, message }: ContactValues,
) {
  try {
    const body = { name, email, phone, message };
    const response = await send('POST', routes.contactsApi, body, trapHeaders(form));
    const answer: unknown = await response.json();
    const taken = (answer as { success?: unknown } | null)?.success === true;
    return taken ? undefined : submissionFailed;
  } catch (error) {
    const answered = error instanceof ResponseError || error instanceof SyntaxError;
    return answered ? submissionFailed : networkError;
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
