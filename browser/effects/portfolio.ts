import { awaitPart } from '#browser/load-part.ts';
import { hasEarlyPress, settlePresses } from '#browser/pressed.ts';

/** Loads what filters the portfolio where the address has filters, else when the form is first touched. */
export function filterPortfolio() {
  const form = document.querySelector<HTMLFormElement>('#project-filters');
  const search = form?.querySelector('input');
  if (!form || !search) return;
  const loaded = new AbortController();

  const load = async () => {
    const part = await awaitPart('touch');
    if (loaded.signal.aborted) return;
    if (part) {
      loaded.abort();
      part.completePortfolio(form);
    } else if (hasEarlyPress()) settlePresses(false);
  };
  for (const type of ['pointerover', 'focusin', 'input', 'submit']) {
    form.addEventListener(type, load, loaded);
  }
  if (hasEarlyPress() || search.value) load();
}
