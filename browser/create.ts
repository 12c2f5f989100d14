export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  textContent = '',
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className, textContent });
}
