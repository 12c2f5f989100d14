/** A list of Word is paragraphs, each with its level and its sign. */
export function makeLists(dom: HTMLElement) {
  /** From the outermost. */
  let open: Element[] = [];
  for (const entry of dom.querySelectorAll('[data-style*="mso-list"]')) {
    const level = Number(/mso-list:[^;]*level(\d)/.exec(styleOf(entry))?.[1]);
    if (!level) continue;
    const sign = [...entry.querySelectorAll('[data-style]')].find((one) =>
      /mso-list:\s*ignore/i.test(styleOf(one)),
    );
    const text = sign?.textContent.replace(/\p{Cf}/gu, '').trim() ?? '';
    const isNumber = number.test(text);
    const isKept = isNumber ? !entry.matches('p') : /[\p{L}\p{N}]{2}/u.test(text);
    sign?.replaceWith(isKept ? `${text} ` : '');
    if (!entry.matches('p')) continue;
    const tag = isNumber ? 'ol' : 'ul';
    if (entry.previousElementSibling !== open[0]) open = [];
    open.length = Math.min(open.length, level);
    if (open.length < level || open.at(-1)?.localName !== tag) {
      if (open.length === level) open.pop();
      const list = dom.ownerDocument.createElement(tag);
      const above = open.at(-1)?.lastElementChild;
      if (above) above.append(list);
      else entry.before(list);
      open.push(list);
    }
    open.at(-1)?.append(rename(entry, 'li'));
  }
}

/** As Word writes one: 1. or (a) or iv) or ١- */
const number = /^[([]?(?:\p{N}[\p{N}.]*[.)\]:–۔-]*|\p{L}{1,5}[.)\]:–۔-]+)$/u;

/** A list of Google stands beside the entry that it belongs to; a level that is left out is none. */
export function nestLists(dom: HTMLElement) {
  for (const list of dom.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const { previousElementSibling: above, parentElement: around } = list;
    if (above) above.append(list);
    else if (around) unwrap(around.children.length > 1 ? list : around);
  }
}

export const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

export const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
