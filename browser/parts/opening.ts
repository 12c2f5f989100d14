import { type OpeningNow, openingAt } from '#lib/shared/opening.ts';

const msPerMinute = 60_000;

/** Says in an element whether the office is open now, by the hours in `data-opening`; again each minute. */
export function showOpening(place: HTMLElement): void {
  const now = openingAt(Date.now(), JSON.parse(place.dataset.opening ?? ''));
  if (now) render(place, now);
  setTimeout(showOpening, msPerMinute - (Date.now() % msPerMinute), place);
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
