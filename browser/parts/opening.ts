import { create } from '#browser/create.ts';
import { openingAt } from '#lib/site/opening.ts';

const msPerMinute = 60_000;

/** Says in an element whether the office is open now, by the hours in `data-opening`; again each minute. */
export function showOpening(place: HTMLElement): void {
  const now = openingAt(Date.now(), JSON.parse(place.dataset.opening ?? ''));
  if (now) render(place, now);
  hidePastPeriods();
  setTimeout(showOpening, msPerMinute - (Date.now() % msPerMinute), place);
}

type Now = NonNullable<ReturnType<typeof openingAt>>;

function render(place: HTMLElement, { open, status, text, elsewhere = '' }: Now) {
  const bold = create('b', open ? 'font-semibold' : 'font-semibold text-brick-600', status);
  place.replaceChildren(create('p', '', bold, ` ${text}`), create('p', 'mt-1 text-xs', elsewhere));
}

/** They leave their room at the end of the list. */
function hidePastPeriods() {
  for (const line of document.querySelectorAll<HTMLElement>('[data-until]')) {
    if (Number(line.dataset.until) < Date.now())
      Object.assign(line.style, { order: '1', visibility: 'hidden' });
  }
}
