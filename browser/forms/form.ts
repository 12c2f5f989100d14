import { atFirst } from '#browser/at-first.ts';
import { keepDraft } from '#browser/forms/draft.ts';
import { configs } from '#browser/forms/form-configs.ts';
import { hintEmail } from '#browser/forms/hint-email.ts';
import { recheckMarked } from '#browser/forms/marks.ts';
import { addNote } from '#browser/forms/note.ts';
import { placeSelect } from '#browser/forms/place-select.ts';
import { send } from '#browser/forms/request.ts';
import { agencyOf, type FormConfig, findError, submitForm } from '#browser/forms/submit-form.ts';
import { fileOf } from '#browser/load-part.ts';
import { routes } from '#lib/content/routes.ts';

const completed = new WeakSet<HTMLFormElement>();

/** Adds to a form what it does before it is sent: draft, hint, second looks. Does so once. */
export function completeForm(form: HTMLFormElement): void {
  if (completed.has(form)) return;
  completed.add(form);
  const whenFocused = (run: () => void) => when(form, ':focus-within', ['focusin'], run);
  whenFocused(() => {
    // So that a toast can report a lost connection.
    fetch(fileOf('islands'), { priority: 'low' }).catch(() => undefined);
  });
  const config = configOf(form);
  if (!agencyOf(form)) {
    addNote(form);
    return;
  }
  keepDraft(form);
  hintEmail(form);
  recheckMarked(form, (field, marked) => findError(form, config, field, marked));
  whenFocused(requestToken);
  for (const select of form.querySelectorAll('select'))
    when(form, ':hover, :focus-within', ['pointerenter', 'focusin'], () => placeSelect(select));
}

let tokenRequested = false;

/** Requests the token, once: from its age the server knows how long the visitor spent on the form. */
function requestToken(): void {
  if (tokenRequested) return;
  tokenRequested = true;
  // A message without a token is accepted, too.
  send('GET', routes.formTokenApi).catch(() => undefined);
}

/** Validates and sends a form, and shows the result; the page may be about to leave. */
export async function sendForm(form: HTMLFormElement): Promise<'stays' | 'leaves'> {
  completeForm(form);
  return submitForm(form, configOf(form));
}

function configOf(form: HTMLFormElement): FormConfig {
  const config = configs[form.dataset.form ?? ''];
  if (!config) throw new Error(`There is no form "${form.dataset.form}"`);
  return config;
}

/** Runs it where the form is in such a state, which a draft that waits is not, or at the first of these events. */
function when(form: HTMLFormElement, state: string, types: readonly string[], run: () => void) {
  if (form.matches(state)) run();
  else atFirst(types, run, form);
}
