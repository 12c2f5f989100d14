import { focusField } from '#browser/focus-field.ts';
import type { FieldName } from '#components/forms/field.tsx';

/** What is wrong, by field. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** Marks and describes these fields as wrong, and no others; focuses the first. */
export function markFields(form: HTMLFormElement, errors: FieldErrors): void {
  let first: HTMLElement | null = null;
  for (const place of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const error = errors[place.dataset.field as FieldName];
    mark(place, error);
    if (error) first ??= controlIn(place);
  }
  if (first) focusField(first);
}

/**
 * Looks at a marked field again whenever it is corrected.
 *
 * @param findError what is wrong with its value now, if anything
 */
export function recheckMarked(
  form: HTMLFormElement,
  findError: (field: FieldName, marked: string) => string | undefined,
): void {
  const recheck = ({ target }: Event) => {
    const place = (target as HTMLElement).closest<HTMLElement>('[data-field]');
    const error = place?.querySelector('[data-error]');
    if (!place || !error?.textContent) return;
    mark(place, findError(place.dataset.field as FieldName, error.textContent));
  };
  form.addEventListener('input', recheck);
  form.addEventListener('change', recheck);
}

function mark(place: HTMLElement, error: string | undefined) {
  controlIn(place)?.setAttribute('aria-invalid', String(!!error));
  const words = place.querySelector<HTMLElement>('[data-error]');
  if (!words || words.textContent === (error ?? '')) return;
  words.textContent = error ?? '';
  words.hidden = !error;
}

/** The control that the label names: for the service Radix's, where it stands over the native one. */
function controlIn(place: HTMLElement): HTMLElement | null {
  return place.querySelector('label')?.control ?? null;
}

/** The trimmed value of a control; empty if there is none. */
export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
