/** Answers clicks on every element of a kind, whenever it came into the page. */
export function onClick(selector: string, answer: (element: HTMLElement) => void) {
  document.addEventListener('click', ({ target }) => {
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) answer(element);
  });
}
