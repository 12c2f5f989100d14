import { awaitPart } from '#browser/load-part.ts';

const margin = '400px'; // around the viewport

/** Says whether the office is open now where its hours come near the viewport. */
export function showOpening() {
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
