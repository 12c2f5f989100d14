import { showToast, type Toast } from '#components/ui/toast/toast-store.ts';
import type { ContactMessage } from '#lib/shared/contact-fields.ts';
import { honeypotField, honeypotHeader } from '#lib/shared/honeypot.ts';
import type { FieldErrors, FieldName } from './field.tsx';
import type { AgencyContact } from './message-features.tsx';
import { ResponseError, send } from './request.ts';

export type ValidationError = { field: FieldName; title: string; description: string };

type ToastText = Pick<Toast, 'title' | 'description'>;

/** How a form is validated and sent, and what the visitor sees then. */
export type FormConfig = {
  path: string;
  readValues(form: HTMLFormElement): Partial<ContactMessage>;
  validate?(form: HTMLFormElement, agencyEmail: string): ValidationError | undefined;
  /** Whether an ok response means success; without it, each does. */
  isAccepted?(response: Response): Promise<boolean>;
  success: { kind: 'page'; href: string } | ({ kind: 'toast' } & ToastText);
  failure: { refused: ToastText; unreachable: ToastText };
  logsFailure?: boolean;
  /** Set if the form sends a message to the agency. */
  messageFeatures?: typeof import('./message-features.tsx');
};

type Options = { agency?: AgencyContact; setErrors(errors: FieldErrors): void };

/** Validates and sends a form, and shows the result; the page may be about to leave. */
export async function submitForm(
  form: HTMLFormElement,
  config: FormConfig,
  { agency, setErrors }: Options,
): Promise<'stays' | 'leaves'> {
  const { messageFeatures, success } = config;
  if (config.validate && agency) {
    const error = config.validate(form, agency.email);
    setErrors(error ? { [error.field]: error.description } : {});
    if (error) {
      const { title, description } = error;
      showToast({ title, description, variant: 'destructive', describedAtField: true });
      return 'stays';
    }
  }
  const values = config.readValues(form);
  const headers = { ...honeypotHeaders(form), ...messageFeatures?.sourceHeaders() };
  const result = await post(config, values, headers);
  if (result.kind !== 'accepted') {
    if (config.logsFailure) console.error(result.error);
    setErrors(fieldErrorsOf(result.error));
    const action = agency && messageFeatures && (
      <messageFeatures.FallbackLinks agency={agency} unsent={values} />
    );
    showToast({ ...config.failure[result.kind], variant: 'destructive', action });
    return 'stays';
  }
  messageFeatures?.forgetDraft();
  if (success.kind === 'page') {
    location.assign(success.href);
    return 'leaves';
  }
  form.reset();
  setErrors({});
  showToast({ title: success.title, description: success.description, variant: 'default' });
  return 'stays';
}

/** The trimmed value of a control; empty if there is none. */
export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

type Result = { kind: 'accepted' } | { kind: 'refused' | 'unreachable'; error: unknown };

async function post(
  { path, isAccepted }: FormConfig,
  body: object,
  headers: Record<string, string>,
): Promise<Result> {
  try {
    const response = await send('POST', path, body, headers);
    const accepted = !isAccepted || (await isAccepted(response));
    return accepted ? { kind: 'accepted' } : { kind: 'refused', error: undefined };
  } catch (error) {
    const answered = error instanceof ResponseError || error instanceof SyntaxError;
    return { kind: answered ? 'refused' : 'unreachable', error };
  }
}

function honeypotHeaders(form: HTMLFormElement): Record<string, string> {
  return readField(form, honeypotField) ? { [honeypotHeader]: '1' } : {};
}

/** The errors that the server's answer names, if any. */
function fieldErrorsOf(failure: unknown): FieldErrors {
  if (!(failure instanceof ResponseError)) return {};
  try {
    const answer: unknown = JSON.parse(failure.text);
    const errors = (answer as { errors?: Record<string, unknown> } | null)?.errors ?? {};
    return Object.fromEntries(Object.entries(errors).filter(isText));
  } catch {
    // A proxy in front of the site answered.
    return {};
  }
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
