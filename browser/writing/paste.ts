import { DOMParser } from 'prosemirror-model';
import { schema } from './grammar.ts';
import { makeLists, nestLists, rename, styleOf, unwrap } from './lists.ts';

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
  keepWeight(dom);
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

function keepWeight(dom: HTMLElement) {
  for (const one of dom.querySelectorAll('[data-style]')) {
    const style = styleOf(one);
    const tags = [
      /(?<!-)font-weight:\s*(?:bold|[6-9]00)/.test(style) ? 'strong' : '',
      /font-style:\s*italic/.test(style) ? 'em' : '',
    ].filter(Boolean);
    if (/(?<!-)font-weight:\s*(?:normal|[1-5]00)/.test(style) && one.matches('b, strong'))
      unwrap(one);
    else if (one.matches('span')) {
      for (const tag of tags) {
        const around = one.ownerDocument.createElement(tag);
        around.append(...one.childNodes);
        one.append(around);
      }
    }
  }
}
