import { create } from '#browser/create.ts';
import { focusField } from '#browser/focus-field.ts';
import type { FieldName } from '#components/forms/field.tsx';
import { type ContactMessage, contactFields, mapFields } from '#lib/leads/contact-fields.ts';

/** What is wrong, by field. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** Marks and describes these fields as wrong, and no others; focuses the first. @returns if any */
export function markFields(form: HTMLFormElement, errors: FieldErrors): boolean {
  let first: HTMLElement | null = null;
  for (const place of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const error = errors[place.dataset.field as FieldName];
    mark(place, error);
    if (error) first ??= controlIn(place);
  }
  if (first) focusField(first);
  return first !== null;
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
}

function mark(place: HTMLElement, error: string | undefined) {
  controlIn(place)?.setAttribute('aria-invalid', String(!!error));
  const words = place.querySelector<HTMLElement>('[data-error]');
  if (!words || words.textContent === (error ?? '')) return;
  words.textContent = error ?? '';
  words.hidden = !error;
}

/** For the service Radix's, where it stands over the native one. */
function controlIn(place: HTMLElement): HTMLElement | null {
  return place.querySelector('[aria-describedby]');
}

/** Completes a form of one field, which is served without a place for what is wrong, with one below the field. */
export function addPlace(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  const place = field?.parentElement;
  if (!field || !place) return;
  const error = create('p', 'w-full text-sm font-semibold text-white');
  error.id = 'newsletter-error';
  error.dataset.error = '';
  error.hidden = true;
  field.setAttribute('aria-describedby', error.id);
  place.dataset.field = field.name;
  place.append(error);
}

/** The trimmed value of a control; empty if there is none. */
export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The values as the server will read them, so that both reach the same verdict. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  return mapFields(contactFields, ({ field, tidy }) => tidy(readField(form, field)));
}
