import { atFirst } from '#browser/at-first.ts';
import { keepDraft } from '#browser/forms/draft.ts';
import { configs } from '#browser/forms/form-configs.ts';
import { hintEmail } from '#browser/forms/hint-email.ts';
import { addPlace, recheckMarked } from '#browser/forms/marks.ts';
import { placeSelect } from '#browser/forms/place-select.ts';
import { type FormConfig, findError, submitForm } from '#browser/forms/submit-form.ts';
import { agencyOf } from '#browser/forms/ways-out.ts';
import { routes } from '#lib/content/routes.ts';

/** Adds to a form what it does before it is sent: draft, hint, second looks. */
export function completeForm(form: HTMLFormElement): void {
  if (!agencyOf(form)) addPlace(form);
  const config = configOf(form);
  recheckMarked(form, (field, marked) => findError(form, config, field, marked));
  if (!agencyOf(form)) return;
  keepDraft(form);
  hintEmail(form);
  // From its age the server knows how long the visitor spent on the form. A message without it is accepted, too.
  when(form, ':focus-within', ['focusin'], () => fetch(routes.formTokenApi).catch(() => undefined));
  for (const select of form.querySelectorAll('select'))
    when(form, ':hover, :focus-within', ['pointerenter', 'focusin'], () => placeSelect(select));
}

/** Validates and sends a form, and shows the result; the page may be about to leave. */
export function sendForm(form: HTMLFormElement): Promise<'stays' | 'leaves'> {
  return submitForm(form, configOf(form));
}

const configOf = ({ dataset }: HTMLFormElement): FormConfig =>
  configs[dataset.form as keyof typeof configs];

/** Runs it where the form is in such a state, which a draft that waits is not, or at the first of these events. */
function when(form: HTMLFormElement, state: string, types: readonly string[], run: () => void) {
  if (form.matches(state)) run();
  else atFirst(types, run, form);
}
