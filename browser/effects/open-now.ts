import { awaitPart } from '#browser/load-part.ts';

const margin = '400px'; // around the viewport

/** Says whether the office is open now where its hours come near the viewport, and hides past periods. */
export function showOpening() {
  hidePastPeriods();
  const place = document.querySelector<HTMLElement>('[data-opening]');
  if (!place) return;
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      (await awaitPart('opening'))?.showOpening(place);
    },
    { rootMargin: margin },
  );
  observer.observe(place);
}

/** They leave their room at the end of the list. */
function hidePastPeriods() {
  for (const line of document.querySelectorAll<HTMLElement>('[data-until]')) {
    if (Number(line.dataset.until) > Date.now()) continue;
    line.style.order = '1';
    line.style.visibility = 'hidden';
  }
}
