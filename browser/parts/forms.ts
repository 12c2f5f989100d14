import { atFirst } from '#browser/at-first.ts';
import { fileOf } from '#browser/load-part.ts';
import { configs } from '#components/forms/form-configs.ts';
import { hintEmail } from '#components/forms/hint-email.ts';
import { keepDraft } from '#components/forms/keep-draft.ts';
import { recheckMarked } from '#components/forms/marks.ts';
import { requestToken } from '#components/forms/message-features.ts';
import { addNote } from '#components/forms/note.ts';
import { placeSelect } from '#components/forms/place-select.ts';
import { agencyOf, type FormConfig, findError, submitForm } from '#components/forms/submit-form.ts';

declare module '#browser/load-part.ts' {
  interface Parts {
    forms: { completeForm: typeof completeForm; sendForm: typeof sendForm };
  }
}

const completed = new WeakSet<HTMLFormElement>();

/** Adds to a form what it does before it is sent: draft, hint, second looks. Does so once. */
export function completeForm(form: HTMLFormElement): void {
  if (completed.has(form)) return;
  completed.add(form);
  whenFocused(form, () => {
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
  whenFocused(form, requestToken);
  for (const select of form.querySelectorAll('select'))
    whenTouched(form, () => placeSelect(select));
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

/** A draft that waits is no touch. */
function whenTouched(form: HTMLFormElement, run: () => void) {
  if (form.matches(':hover, :focus-within')) run();
  else atFirst(['pointerenter', 'focusin'], run, form);
}

function whenFocused(form: HTMLFormElement, run: () => void) {
  if (form.contains(document.activeElement)) run();
  else atFirst(['focusin'], run, form);
}
