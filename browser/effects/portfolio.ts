import { awaitPart } from '#browser/load-part.ts';

const patience = 5_000; // ms

/**
 * Loads what filters the portfolio where the address has filters, else when the form is first touched. What is
 * pressed before it has come is pressed again, in order; where it is late or does not come, the page says so.
 */
export function filterPortfolio() {
  const form = document.querySelector<HTMLFormElement>('#project-filters');
  if (!form) return;
  const loaded = new AbortController();
  const pressed: (HTMLElement | null)[] = [];

  const load = async () => {
    setTimeout(sayLate, patience);
    const part = await awaitPart('touch');
    if (!part) return sayLate();
    if (loaded.signal.aborted) return;
    loaded.abort();
    part.completePortfolio(form);
    for (const button of pressed) form.requestSubmit(button);
  };
  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    pressed.push(event.submitter);
  };
  form.addEventListener('submit', keep, loaded);
  for (const type of ['pointerover', 'focusin', 'input', 'submit'])
    form.addEventListener(type, load, loaded);
  const isFiltered = /[?&](q|category|sort|tag)=/.test(location.search);
  if (isFiltered || form.querySelector('input')?.value) load();

  function sayLate() {
    const count = document.getElementById('project-count');
    if (loaded.signal.aborted || !count) return;
    count.textContent = form?.querySelector('.filters-late')?.textContent ?? '';
    // No number: once filters come, they count.
    count.dataset.listed = '';
  }
}
