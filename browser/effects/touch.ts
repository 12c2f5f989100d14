import { hasDraft } from '#browser/forms/draft.ts';
import { awaitPart } from '#browser/load-part.ts';

/** What a part makes work, each at once (browser/parts/touch.ts). */
const completed = 'form[data-form], #project-filters, [data-tooltip]';

/** Loads that part where something of it is approached, was focused before this ran, or is not as it was served. */
export function awaitTouch() {
  const load = () => awaitPart('touch');
  for (const one of document.querySelectorAll<HTMLElement>(completed)) {
    for (const type of ['pointerover', 'focusin', 'input']) one.addEventListener(type, load);
    if (one.matches(':focus-within') || (one.dataset.agency && hasDraft())) load();
  }
}
