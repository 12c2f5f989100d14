import { type OpeningNow, openingAt } from '@/lib/shared/opening';

const msPerMinute = 60_000;
const selector = '[data-opening]';

/** How far below the window the text is written already. */
const margin = '400px';

/** Writes into `[data-opening]`, each minute, whether the office is open. */
export function showOpening() {
  const place = document.querySelector(selector);
  if (!place) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      writeEachMinute();
    },
    { rootMargin: margin },
  );
  observer.observe(place);
}

function writeEachMinute() {
  const place = document.querySelector<HTMLElement>(selector);
  if (place?.dataset.opening) {
    const now = openingAt(Date.now(), JSON.parse(place.dataset.opening));
    if (now) write(place, now);
  }
  setTimeout(writeEachMinute, msPerMinute - (Date.now() % msPerMinute));
}

function write(place: HTMLElement, { open, text, elsewhere = '' }: OpeningNow) {
  const [line, below] = [document.createElement('p'), document.createElement('p')];
  const word = document.createElement('b');
  word.textContent = open ? 'Open now.' : 'Closed now.';
  line.append(word, ` ${text}`);
  below.textContent = elsewhere;
  place.dataset.open = String(open);
  place.replaceChildren(line, below);
}
