import { awaitPart } from '#browser/load-part.ts';

/**
 * Loads what filters the portfolio where the address has filters, else when the form is first touched. What is
 * pressed before it has come is pressed again, in order.
 */
export function filterPortfolio() {
  const form = document.querySelector<HTMLFormElement>('#project-filters');
  if (!form) return;
  const loaded = new AbortController();
  const load = async () => {
    const part = await awaitPart('touch');
    if (!part || loaded.signal.aborted) return;
    loaded.abort();
    part.completePortfolio(form);
  };
  const press = async (event: SubmitEvent) => {
    event.preventDefault();
    await load();
    // Without the part the page comes anew, with what was chosen in its address.
    loaded.abort();
    form.requestSubmit(event.submitter);
  };
  form.addEventListener('submit', press, loaded);
  for (const type of ['pointerover', 'focusin', 'input']) form.addEventListener(type, load, loaded);
  const isFiltered = /[?&](q|category|sort|tag)=/.test(location.search);
  if (isFiltered || form.querySelector('input')?.value) load();
}
