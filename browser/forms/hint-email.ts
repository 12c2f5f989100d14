import { create } from '#browser/create.ts';

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

/** The address with its domain corrected, if that is almost certainly a typo. */
export function suggestEmail(address: string): string | undefined {
  const [, user = '', typed = ''] = /^(.+@)([^@]+)$/.exec(address.toLowerCase()) ?? [];
  const meant = providers.find((one) => isTypoOf(one, typed));
  return meant && `${address.slice(0, user.length)}${meant}`;
}

const providers = ['gmail.com', 'icloud.com', 'yahoo.com', 'hotmail.com', 'outlook.com'];

/** One letter missing, added, wrong or elsewhere, but the first: `ymail` is another provider. */
function isTypoOf(right: string, typed: string): boolean {
  const left = cutsOf(typed);
  return right !== typed && cutsOf(right).some((one) => left.includes(one));
}

/** The word, and the word without each of its letters. */
const cutsOf = (word: string) =>
  Array.from(word, (_, at) => (at ? word.slice(0, at) + word.slice(at + 1) : word));
