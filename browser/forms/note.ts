import { create } from '#browser/create.ts';
import { focusField } from '#browser/focus-field.ts';

/** Completes a form of one field, which is served without a place for what is wrong, with one below the field. */
export function addNote(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  if (!field) return;
  // Empty it takes no room: its margin is that of what follows.
  const note = create('p', 'mt-2 text-sm font-semibold text-white');
  note.id = noteId;
  note.setAttribute('role', 'status');
  field.setAttribute('aria-describedby', noteId);
  field.parentElement?.after(note);
  field.addEventListener('input', () => showNote(form, ''));
}

/** @param wrong whether it is the field's fault, which is then marked and focused */
export function showNote(form: HTMLFormElement, text: string, wrong = false): void {
  const field = form.querySelector('input');
  const note = form.querySelector(`#${noteId}`);
  note?.replaceChildren(text);
  field?.setAttribute('aria-invalid', `${wrong}`);
  if (wrong && field) focusField(field);
  // Clear of the chat button.
  else if (text) note?.scrollIntoView({ block: 'nearest' });
}

const noteId = 'newsletter-note';
