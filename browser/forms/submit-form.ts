import type { FieldName } from '#components/forms/field.tsx';
import type { Toast } from '#components/ui/toast/toast.ts';
import { type ContactMessage, contactFields } from '#lib/leads/contact-fields.ts';
import { honeypotField, honeypotHeader } from '#lib/leads/honeypot.ts';
import { sourceHeader, sourceKey } from '#lib/leads/source.ts';
import { forgetDraft, tabStorage } from './draft.ts';
import { type FieldErrors, markFields, readField } from './marks.ts';
import { showNote } from './note.ts';
import { ResponseError, send } from './request.ts';
import { showToast } from './show-toast.ts';
import { type AgencyContact, fallbackActions, hideWaysOut, showWaysOut } from './ways-out.ts';

/** `help` follows the toast's words at the field. */
export type ValidationError = {
  field: FieldName;
  title: string;
  description: string;
  help?: string;
};

type ToastText = Pick<Toast, 'title' | 'description'>;

/** How a form is validated and sent, and what the visitor sees then. */
export type FormConfig = {
  readValues(form: HTMLFormElement): Partial<ContactMessage>;
  /** The most important first. */
  findErrors?(form: HTMLFormElement, agencyEmail: string): ValidationError[];
  /** Whether an ok response means success; without it, each does. */
  isAccepted?(response: Response): Promise<boolean>;
  success: { kind: 'page'; href: string } | ({ kind: 'toast' } & ToastText);
  failure: { refused: ToastText; unreachable: ToastText };
  /** What is said below the field where the toast's words do not help, and the server has none. */
  help?: { refused: string; unreachable: string };
};

/** Validates and sends a form, and shows the result; the page may be about to leave. */
export async function submitForm(
  form: HTMLFormElement,
  config: FormConfig,
): Promise<'stays' | 'leaves'> {
  const { success } = config;
  const agency = agencyOf(form);
  const [error] = (agency && config.findErrors?.(form, agency.email)) ?? [];
  if (error) {
    const { field, title, description } = error;
    markFields(form, { [field]: atField(error) });
    showToast({ title, description, variant: 'destructive', describedAtField: true });
    return 'stays';
  }
  const mark = (errors: FieldErrors, other = '') =>
    agency
      ? markFields(form, errors)
      : showNote(form, Object.values(errors)[0] ?? other, !!errors.email);
  mark({});
  const values = config.readValues(form);
  const headers = { ...honeypotHeaders(form), ...(agency && sourceHeaders()) };
  const showsReady = agency ? showSending(form) : () => undefined;
  const result = await post(form.action, config, values, headers);
  if (result.kind !== 'accepted') {
    showsReady();
    console.error(result.error);
    mark(fieldErrorsOf(result.error), config.help?.[result.kind]);
    if (agency) {
      showWaysOut(form, () => fallbackActions('form-chat', agency, config.readValues(form)));
    }
    const actions = agency && fallbackActions('toast-chat', agency, values);
    showToast({ ...config.failure[result.kind], variant: 'destructive', actions });
    return 'stays';
  }
  const clear = () => {
    showsReady();
    hideWaysOut(form);
    form.reset();
    // Last: Radix's Select takes its reset for a choice, at which the draft is kept again.
    if (agency) forgetDraft();
  };
  if (success.kind === 'page') {
    if (agency) forgetDraft();
    // For who comes back.
    addEventListener('pagehide', clear, { once: true });
    location.assign(success.href);
    return 'leaves';
  }
  clear();
  showToast({ title: success.title, description: success.description, variant: 'default' });
  return 'stays';
}

/** What is wrong with a field that is marked as wrong, after it was changed. */
export function findError(
  form: HTMLFormElement,
  { findErrors }: FormConfig,
  field: FieldName,
  marked: string,
): string | undefined {
  const agency = agencyOf(form);
  const errors = agency && findErrors?.(form, agency.email);
  const error = errors?.find((one) => one.field === field);
  if (error) return atField(error);
  return field === 'service' || isAccepted(field, readField(form, field)) ? undefined : marked;
}

const atField = ({ description, help = '' }: ValidationError) => description + help;

/** Whether the server will take a value. */
function isAccepted(field: keyof ContactMessage, value: string): boolean {
  const { tidy, maxLength, required, checks } = contactFields[field];
  const tidied = tidy(value);
  if (!required && !tidied) return true;
  return tidied.length <= maxLength && checks.every(([isValid]) => isValid(tidied));
}

/** To whom the form sends a message, if it does. */
export function agencyOf({ dataset }: HTMLFormElement): AgencyContact | undefined {
  return dataset.agency && JSON.parse(dataset.agency);
}

/** @returns a function that puts back what the button said, in whatever language */
function showSending(form: HTMLFormElement): () => void {
  const button = form.querySelector('[type="submit"]');
  const words = [...(button?.childNodes ?? [])];
  button?.replaceChildren('Sending...');
  return () => button?.replaceChildren(...words);
}

type Result = { kind: 'accepted' } | { kind: 'refused' | 'unreachable'; error: unknown };

async function post(
  path: string,
  { isAccepted }: FormConfig,
  body: object,
  headers: Record<string, string>,
): Promise<Result> {
  try {
    const response = await send('POST', path, body, headers);
    const accepted = !isAccepted || (await isAccepted(response));
    return accepted ? { kind: 'accepted' } : { kind: 'refused', error: 'not accepted' };
  } catch (error) {
    // By its name: Safari's is a DOMException.
    const unread = (error as Error | undefined)?.name === 'SyntaxError';
    const answered = error instanceof ResponseError || unread;
    return { kind: answered ? 'refused' : 'unreachable', error };
  }
}

function honeypotHeaders(form: HTMLFormElement): Record<string, string> {
  return readField(form, honeypotField) ? { [honeypotHeader]: '1' } : {};
}

/** The source of the visit, as stored by browser/effects/source.ts. */
function sourceHeaders(): Record<string, string> {
  const source = tabStorage()?.getItem(sourceKey);
  return source ? { [sourceHeader]: source } : {};
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
