import { showToast } from '@/components/ui/toast/toast-store';
import { routes } from '@/lib/routes';
import { tabStorage } from '@/lib/shared/draft';
import { honeypotField, honeypotHeader } from '@/lib/shared/honeypot';
import { sourceKey } from '@/lib/shared/source';
import type { FieldErrors } from './field';
import { type FormSchema, formSchemas, readField } from './form-schemas';
import { forgetDraft, keepDraft } from './keep-draft';
import { ResponseError, send } from './request';
import { type AgencyContact, WayOut } from './way-out';

// What a form needs only once it is touched, fetched in one piece by use-form.ts.
export { EmailHint } from './email-hint';
export { formSchemas, keepDraft };

type Options = { agency?: AgencyContact; showErrors(errors: FieldErrors): void };

/**
 * Checks and sends a form, and shows what became of it.
 *
 * @returns whether the page stays, or is being left for the next one
 */
export async function submitForm(
  form: HTMLFormElement,
  schema: FormSchema,
  { agency, showErrors }: Options,
): Promise<'stays' | 'leaves'> {
  if (schema.check && agency) {
    const complaint = schema.check(form, agency.email);
    showErrors(complaint ? { [complaint.field]: complaint.description } : {});
    if (complaint) {
      const { title, description } = complaint;
      showToast({ title, description, variant: 'destructive', describedAtField: true });
      return 'stays';
    }
  }
  const values = schema.readValues(form);
  const body = schema.isMessage ? { ...visitSource(), ...values } : values;
  const result = await post(schema, body, honeypotHeaders(form));
  if (result.kind !== 'taken') {
    if (schema.isLogged) console.error(result.error);
    showErrors(fieldErrorsOf(result.error));
    const action = agency && <WayOut agency={agency} lost={values} />;
    showToast({ ...schema.failure[result.kind], variant: 'destructive', action });
    return 'stays';
  }
  if (schema.isMessage) forgetDraft();
  if (schema.success.kind === 'page') {
    location.assign(schema.success.href);
    return 'leaves';
  }
  form.reset();
  showErrors({});
  const { title, description } = schema.success;
  showToast({ title, description, variant: 'default' });
  return 'stays';
}

let askedForToken = false;

/** Asks, once, for the token whose age tells the server how long the visitor was at the form. */
export function askForToken(): void {
  if (askedForToken) return;
  askedForToken = true;
  // A message without a token is taken like any other.
  send('GET', routes.formTokenApi).catch(() => undefined);
}

type Result = { kind: 'taken' } | { kind: 'refused' | 'unreachable'; error: unknown };

async function post(
  { path, isTaken }: FormSchema,
  body: object,
  headers: Record<string, string>,
): Promise<Result> {
  try {
    const response = await send('POST', path, body, headers);
    const taken = !isTaken || (await isTaken(response));
    return taken ? { kind: 'taken' } : { kind: 'refused', error: undefined };
  } catch (error) {
    const answered = error instanceof ResponseError || error instanceof SyntaxError;
    return { kind: answered ? 'refused' : 'unreachable', error };
  }
}

/** Where the visit came from, as browser/effects/source.ts has noted it. */
function visitSource(): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(tabStorage()?.getItem(sourceKey) ?? ''));
}

function honeypotHeaders(form: HTMLFormElement): Record<string, string> {
  return readField(form, honeypotField) ? { [honeypotHeader]: '1' } : {};
}

/** What the server's refusal says of the form's fields; empty where it names none. */
function fieldErrorsOf(failure: unknown): FieldErrors {
  if (!(failure instanceof ResponseError)) return {};
  try {
    const answer: unknown = JSON.parse(failure.text);
    const errors = (answer as { errors?: Record<string, unknown> } | null)?.errors ?? {};
    return Object.fromEntries(Object.entries(errors).filter(isText));
  } catch {
    // It is not this site's server that answered, but something in front of it.
    return {};
  }
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
