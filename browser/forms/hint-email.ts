import { create } from '#browser/create.ts';
import { suggestEmail } from './suggest-email.ts';

/** Suggests another address if the form's email looks mistyped. */
export function hintEmail(form: HTMLFormElement): void {
  const hint = form.querySelector<HTMLElement>('[data-hint]');
  const input = form.elements.namedItem('email');
  if (!hint || !(input instanceof HTMLInputElement)) return;
  const clear = () => hint.replaceChildren();
  const suggest = () => {
    const suggestion = suggestEmail(input.value.trim());
    if (!suggestion) return clear();
    const button = create('button', 'link', suggestion);
    button.type = 'button';
    button.addEventListener('click', () => {
      input.value = suggestion;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.focus();
    });
    hint.replaceChildren('Did you mean ', button, '?');
  };
  input.addEventListener('change', suggest);
  input.addEventListener('input', clear);
  form.addEventListener('reset', clear);
  // The visitor may have been faster than this code.
  if (input !== document.activeElement) suggest();
}
