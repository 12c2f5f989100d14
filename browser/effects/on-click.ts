/** Handles clicks on matching elements, also on those added later. */
export function onClick(selector: string, handle: (element: HTMLElement) => void) {
  document.addEventListener('click', ({ target }) => {
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) handle(element);
  });
}
