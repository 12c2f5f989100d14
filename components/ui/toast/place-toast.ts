import { adoptSheet } from '#components/ui/adopt-sheet.ts';
import { toastSheet } from './toast-sheet.ts';

/** As CSS insets: bottom right, top right, bottom left, top left. */
const places = [
  'auto 0 0 auto',
  'var(--bar) 0 auto auto',
  'auto auto 0 0',
  'var(--bar) auto auto 0',
];

/** What is seen with the field in it. */
const ground = '[data-agency] [data-field], [data-form="newsletter"]';

/** In ms without a scroll event. Safari before 26.2 has no `scrollend`. */
const scrollPause = 120;

/**
 * Keeps a toast where it covers neither what is focused, nor fields that are wrong, nor what is marked
 * `data-keep-clear`; where there is no such place, the last of these first.
 *
 * @returns a function that ends this
 */
export function placeToast(viewport: HTMLElement): () => void {
  adoptSheet(toastSheet);
  let timer: ReturnType<typeof setTimeout>;
  const placeAfterScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(place, scrollPause, viewport);
  };
  place(viewport);
  // The focus of a field out of view scrolls.
  addEventListener('scroll', placeAfterScroll);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', placeAfterScroll);
  };
}

function place(viewport: HTMLElement) {
  const { style } = viewport;
  const before = style.inset || places[0] || '';
  const kept = elementsToKeep().filter((element) => !viewport.contains(element));
  for (; kept.length > 0; kept.pop()) {
    for (const one of [before, ...places]) {
      style.inset = one;
      if (kept.every((element) => isClear(viewport, element))) return;
    }
  }
  style.inset = before;
}

/** The most important first. */
function elementsToKeep(): Element[] {
  const { activeElement } = document;
  const focused = activeElement?.closest(ground) ?? activeElement;
  return [
    ...(focused && !focused.matches('body, main') ? [focused] : []),
    ...document.querySelectorAll('[data-field]:has([aria-invalid="true"])'),
    ...document.querySelectorAll('[data-keep-clear]'),
  ];
}

function isClear(viewport: HTMLElement, element: Element): boolean {
  const own = viewport.getBoundingClientRect();
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return top >= own.bottom || bottom <= own.top || left >= own.right || right <= own.left;
}
