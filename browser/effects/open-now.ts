import { type OpeningNow, openingAt } from '@/lib/shared/opening';

const minute = 60_000;
const places = '[data-opening]';

/** How far below the window the lines are written, so that they are there when they come into view. */
const ahead = '400px';

/** Says in `[data-opening]`, minute by minute, whether somebody is at the office now. */
export function showOpening() {
  const place = document.querySelector(places);
  if (!place) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      writeEachMinute();
    },
    { rootMargin: ahead },
  );
  observer.observe(place);
}

function writeEachMinute() {
  const place = document.querySelector<HTMLElement>(places);
  if (place?.dataset.opening) {
    const now = openingAt(Date.now(), JSON.parse(place.dataset.opening));
    if (now) write(place, now);
  }
  setTimeout(writeEachMinute, minute - (Date.now() % minute));
}

/** Another text is another line: none of its words moves. */
function write(place: HTMLElement, { open, text, elsewhere = '' }: OpeningNow) {
  const [line, below] = [document.createElement('p'), document.createElement('p')];
  const word = document.createElement('b');
  word.textContent = open ? 'Open now.' : 'Closed now.';
  line.append(word, ` ${text}`);
  below.textContent = elsewhere;
  place.dataset.open = String(open);
  place.replaceChildren(line, below);
}
