import { DOMParser } from 'prosemirror-model';
import { schema } from './grammar.ts';

/** How an editor reads what is pasted. @param onPictures told where something was left out */
export const pasting = (onPictures: () => void) => ({
  // The policy would stop, and report, styles and handlers of what is only read.
  transformPastedHTML: (html: string) =>
    html
      .replace(/<style[\s\S]*?<\/style>/gi, '')
      .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on\w+)(?=\s*=)/gi, ' data-$1')),
  clipboardParser: cleaningParser(onPictures),
});

function cleaningParser(onPictures: () => void): DOMParser {
  const parser = DOMParser.fromSchema(schema);
  const parseSlice = parser.parseSlice.bind(parser);
  parser.parseSlice = (dom, options) => {
    if (clean(dom as HTMLElement)) onPictures();
    return parseSlice(dom, options);
  };
  return parser;
}

/** Of Word, Google Docs and LibreOffice, what a text here can show. @returns whether a picture was left out */
function clean(dom: HTMLElement): boolean {
  makeLists(dom);
  const pictures = [...dom.querySelectorAll('img, svg, video, object')].filter(
    (one) => !one.closest('figure[data-src]'),
  );
  for (const one of pictures) one.remove();
  for (const table of [...dom.querySelectorAll('table')].reverse())
    table.replaceWith(...rowsOf(table));
  // A policy has nothing against styles that a script sets.
  for (const one of dom.querySelectorAll<HTMLElement>('[data-style]')) {
    one.style.cssText =
      styleOf(one)
        .match(/(?<!-)font-(?:weight|style):[^;]*/g)
        ?.join(';') ?? '';
    if (one.matches('b, strong') && /normal|[1-5]00/.test(one.style.fontWeight)) unwrap(one);
    if (one.closest(headings) || one.style.fontWeight === '500') one.style.fontWeight = '';
  }
  for (const note of dom.querySelectorAll('a[href^="#"], a[href*="#_ftn"]')) {
    const words = note.textContent.trim();
    note.replaceWith(/^\d+$/.test(words) ? `[${words}]` : words);
  }
  for (const title of dom.querySelectorAll('p.MsoTitle')) rename(title, 'h2');
  for (const bold of dom.querySelectorAll(`:is(${headings}) :is(b, strong)`)) unwrap(bold);
  for (const line of dom.querySelectorAll(`:is(${headings}) br`)) line.replaceWith(' ');
  for (const line of dom.querySelectorAll('br')) {
    if (line.parentElement?.querySelector(`:scope > :is(p, ul, ol, ${headings})`)) line.remove();
  }
  nestLists(dom);
  // The innermost first: a list without entries is none.
  for (const one of [...dom.querySelectorAll(`p, li, ul, ol, ${headings}`)].reverse()) {
    if (!one.textContent.trim() && !one.querySelector('figure, hr')) one.remove();
  }
  return pictures.length > 0;
}

const headings = 'h1, h2, h3, h4, h5, h6';

/** The site has no tables: each row is an entry. */
function rowsOf(table: HTMLTableElement): Node[] {
  const cells = table.querySelectorAll('td, th');
  if (cells.length === 1) return [...(cells[0]?.childNodes ?? [])];
  const list = table.ownerDocument.createElement('ul');
  for (const row of table.rows) {
    const entry = table.ownerDocument.createElement('li');
    for (const cell of row.cells) {
      if (!cell.textContent.trim()) continue;
      for (const block of cell.querySelectorAll(`p, div, ul, ol, li, ${headings}`)) {
        block.replaceWith(...block.childNodes, ' ');
      }
      entry.append(entry.hasChildNodes() ? ' – ' : '', ...cell.childNodes);
    }
    list.append(entry);
  }
  return [...(table.caption ? [rename(table.caption, 'p')] : []), list];
}

/** A list of Word is paragraphs, each with its level and its sign. */
function makeLists(dom: HTMLElement) {
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
      if (isNumber) list.setAttribute('start', /\d+/.exec(text)?.[0] ?? '');
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
function nestLists(dom: HTMLElement) {
  for (const list of dom.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const { previousElementSibling: above, parentElement: around } = list;
    if (above) above.append(list);
    else if (around) unwrap(around.children.length > 1 ? list : around);
  }
}

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
