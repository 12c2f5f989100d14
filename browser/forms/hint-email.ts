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
    if (suggestion) hint.replaceChildren('Did you mean ', button(suggestion, apply), '?');
    else clear();
  };
  const apply = (suggestion: string) => {
    input.value = suggestion;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };
  input.addEventListener('change', suggest);
  input.addEventListener('input', clear);
  form.addEventListener('reset', clear);
  // The visitor may have been faster than this code.
  if (input !== document.activeElement) suggest();
}

function button(text: string, onPress: (text: string) => void): HTMLElement {
  const element = create('button', 'link', text);
  element.setAttribute('type', 'button');
  element.addEventListener('click', () => onPress(text));
  return element;
}
