const places = ['bottom right', 'top right', 'bottom left', 'top left'];

/** Moves a toast where it covers neither the focused field nor what is marked `data-keep-clear`. */
export function placeToast(viewport: HTMLElement): void {
  const field = document.activeElement?.closest('[data-field]');
  const covered = [...document.querySelectorAll('[data-keep-clear]'), ...(field ? [field] : [])];
  const isClear = (place: string) => {
    viewport.dataset.place = place;
    const own = viewport.getBoundingClientRect();
    return covered.every((element) => {
      const { top, right, bottom, left } = element.getBoundingClientRect();
      return top >= own.bottom || bottom <= own.top || left >= own.right || right <= own.left;
    });
  };
  if (!places.some(isClear)) viewport.dataset.place = 'bottom right';
}
