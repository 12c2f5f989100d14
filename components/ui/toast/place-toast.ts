const places = ['bottom right', 'top right', 'bottom left', 'top left'];

/** In ms without a scroll event. Safari before 26.2 has no `scrollend`. */
const scrollPause = 120;

/**
 * Keeps a toast where it covers neither the focused field nor what is marked `data-keep-clear`.
 *
 * @returns a function that ends this
 */
export function placeToast(viewport: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const placeAfterScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(place, scrollPause, viewport);
  };
  viewport.dataset.place = 'bottom right';
  place(viewport);
  // The focus of a field out of view scrolls.
  addEventListener('scroll', placeAfterScroll);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', placeAfterScroll);
  };
}

function place(viewport: HTMLElement) {
  const { dataset } = viewport;
  const before = dataset.place ?? '';
  const field = document.activeElement?.closest('[data-field]');
  const covered = [...document.querySelectorAll('[data-keep-clear]'), ...(field ? [field] : [])];
  for (const one of [before, ...places]) {
    dataset.place = one;
    if (covered.every((element) => isClear(viewport, element))) return;
  }
  dataset.place = before;
}

function isClear(viewport: HTMLElement, element: Element): boolean {
  const own = viewport.getBoundingClientRect();
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return top >= own.bottom || bottom <= own.top || left >= own.right || right <= own.left;
}
