import { loadIsland, soon } from '#browser/load-part.ts';
import type { FieldName } from '#components/forms/field.tsx';
import type { Toast } from '#components/ui/toast/toast.ts';
import { type ContactMessage, contactFields } from '#lib/leads/contact-fields.ts';
import { honeypotField, honeypotHeader } from '#lib/leads/honeypot.ts';
import { sourceHeader } from '#lib/leads/source.ts';
import { forgetDraft, sourceKey, tabStorage } from './draft.ts';
import { type FieldErrors, markFields, readField, readMessage } from './marks.ts';
import { showPlainToast } from './plain-toast.ts';
import { post, ResponseError } from './request.ts';
import { agencyOf, hideWaysOut, showWaysOut } from './ways-out.ts';

/** `help` follows the toast's words at the field. */
export type ValidationError = {
  field: FieldName;
  title: string;
  description: string;
  help: string;
};

type ToastText = Pick<Toast, 'title' | 'description'>;

/** How a form is validated, and what the visitor sees once it is sent. */
export type FormConfig = {
  /** The most important first. */
  findErrors?(form: HTMLFormElement): ValidationError[];
  /** Whether an ok response means success; without it, each does. */
  isAccepted?(response: Response): Promise<boolean>;
  success: ToastText | { page: string };
  failure: ToastText;
  /** Without an answer; else as any failure. */
  unreachable?: ToastText;
};

/** Validates and sends a form, and shows the result; the page may be about to leave. */
export async function submitForm(
  form: HTMLFormElement,
  { findErrors, isAccepted, success, failure, unreachable = failure }: FormConfig,
): Promise<'stays' | 'leaves'> {
  const agency = agencyOf(form);
  const [error] = findErrors?.(form) ?? [];
  if (error) {
    const { field, title, description } = error;
    markFields(form, { [field]: atField(error) });
    showToast({ title, description, variant: 'destructive', describedAtField: true });
    return 'stays';
  }
  markFields(form, {});
  const values = agency ? readMessage(form) : { email: readField(form, 'email') };
  const showsReady = agency ? showSending(form) : () => undefined;
  try {
    const response = await post(form.action, values, headersOf(form));
    if (isAccepted && !(await isAccepted(response)))
      throw new ResponseError(response.status, 'not accepted');
  } catch (error) {
    showsReady();
    console.error(error);
    hideWaysOut(form);
    // What the server finds wrong is put right here, not sent another way.
    const isRefused = markFields(form, fieldErrorsOf(error));
    const action = isRefused || !agency ? undefined : showWaysOut(form, agency, values);
    const said = error instanceof ResponseError ? failure : unreachable;
    showToast({ ...said, variant: 'destructive', action });
    return 'stays';
  }
  const clear = () => {
    showsReady();
    hideWaysOut(form);
    form.reset();
    // Last: Radix's Select takes its reset for a choice, at which the draft is kept again.
    if (agency) forgetDraft();
  };
  if ('page' in success) {
    forgetDraft();
    // For who comes back.
    addEventListener('pagehide', clear, { once: true });
    // Where the next page does not come.
    form.querySelector('[type="submit"]')?.replaceChildren('Sent');
    location.assign(success.page);
    return 'leaves';
  }
  clear();
  showToast({ ...success, variant: 'default' });
  return 'stays';
}

/** What is wrong with a field that is marked as wrong, after it was changed. */
export function findError(
  form: HTMLFormElement,
  { findErrors }: FormConfig,
  field: FieldName,
  marked: string,
): string | undefined {
  const error = findErrors?.(form).find((one) => one.field === field);
  if (error) return atField(error);
  return field === 'service' || isTaken(field, readField(form, field)) ? undefined : marked;
}

const atField = ({ description, help }: ValidationError) => description + help;

/** Whether the server will take a value. */
function isTaken(field: keyof ContactMessage, value: string): boolean {
  const { tidy, maxLength, required, checks } = contactFields[field];
  const tidied = tidy(value);
  if (!required && !tidied) return true;
  return tidied.length <= maxLength && checks.every(([isValid]) => isValid(tidied));
}

let removePlain = () => {};

/** Radix's, or where that does not come soon, a plain one: one at a time. */
async function showToast(toast: Toast) {
  const island = await soon(loadIsland('toast'));
  removePlain();
  if (island) island.showToast(toast);
  else removePlain = showPlainToast(toast);
}

/** @returns a function that puts back what the button said, in whatever language */
function showSending(form: HTMLFormElement): () => void {
  const button = form.querySelector('[type="submit"]');
  const words = [...(button?.childNodes ?? [])];
  button?.replaceChildren('Sending...');
  return () => button?.replaceChildren(...words);
}

/** With the source of the visit, as stored by browser/effects/source.ts. */
function headersOf(form: HTMLFormElement): Record<string, string> {
  const source = agencyOf(form) && tabStorage()?.getItem(sourceKey);
  return {
    ...(readField(form, honeypotField) && { [honeypotHeader]: '1' }),
    ...(source && { [sourceHeader]: source }),
  };
}

/** The errors that the server's answer names, if any. */
function fieldErrorsOf(failure: unknown): FieldErrors {
  if (!(failure instanceof ResponseError)) return {};
  try {
    return JSON.parse(failure.text).errors ?? {};
  } catch {
    // A proxy in front of the site answered.
    return {};
  }
}
