/** An element with classes and text. */
export function create(tag: string, className = '', textContent = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent });
}
