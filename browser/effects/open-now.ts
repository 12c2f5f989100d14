import { type OpeningNow, openingAt } from '#lib/shared/opening.ts';

const msPerMinute = 60_000;
const selector = '[data-opening]';

const margin = '400px'; // around the viewport

export function showOpening() {
  const place = document.querySelector(selector);
  if (!place) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      updateEachMinute();
    },
    { rootMargin: margin },
  );
  observer.observe(place);
}

function updateEachMinute() {
  const place = document.querySelector<HTMLElement>(selector);
  if (place?.dataset.opening) {
    const now = openingAt(Date.now(), JSON.parse(place.dataset.opening));
    if (now) render(place, now);
  }
  setTimeout(updateEachMinute, msPerMinute - (Date.now() % msPerMinute));
}

function render(place: HTMLElement, { open, status, text, elsewhere = '' }: OpeningNow) {
  const [line, below] = [document.createElement('p'), document.createElement('p')];
  const bold = document.createElement('b');
  bold.textContent = status;
  line.append(bold, ` ${text}`);
  below.textContent = elsewhere;
  place.dataset.open = String(open);
  place.replaceChildren(line, below);
}
