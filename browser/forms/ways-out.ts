import { create } from '#browser/create.ts';
import type { ToastAction } from '#components/ui/toast/toast.ts';

/** Says below a form's button that it was not sent, and how else it can be: the toast that says so goes. */
export function showWaysOut(form: HTMLFormElement, findWays: () => readonly ToastAction[]): void {
  hideWaysOut(form);
  const line = create('p', 'mt-3 text-sm', 'Not sent.');
  line.dataset.waysOut = '';
  line.dataset.keepClear = '';
  const links = findWays().map(({ text, altText: _, ...attributes }) => {
    const link = create('a', 'inline-block py-1 font-semibold underline', text);
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    return link;
  });
  for (const link of links) line.append(' ', link);
  // With what was corrected meanwhile.
  line.addEventListener('click', () => {
    for (const [at, { href }] of findWays().entries()) links[at]?.setAttribute('href', href);
  });
  form.querySelector('[type="submit"]')?.after(line);
}

export function hideWaysOut(form: HTMLFormElement): void {
  form.querySelector('[data-ways-out]')?.remove();
}
