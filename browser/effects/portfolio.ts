import { awaitPart } from '#browser/load-part.ts';

/** Has each press wait for what filters the portfolio; without it the page comes anew, with what was chosen in its address. */
export function filterPortfolio() {
  const form = document.querySelector<HTMLFormElement>('#project-filters');
  if (!form) return;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const part = await awaitPart('touch');
    if (part) return part.pressFilter?.(event.submitter as HTMLButtonElement | null);
    const chosen = [...new FormData(form, event.submitter)].map((one) => one.map(String));
    location.search = `${new URLSearchParams(chosen)}`;
  });
  const isFiltered = /[?&](q|category|sort|tag)=/.test(location.search);
  if (isFiltered || form.querySelector('input')?.value) awaitPart('touch');
}
