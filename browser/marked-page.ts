// What a page in the frame of the desk says of its words: see lib/content/marks.ts.

/** Of a frame's own realm, whose elements are no instances of this one's. */
export const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'closest' in target;

export const looks = `
  *, ::before, ::after { animation: none !important; scroll-behavior: auto !important; transition: none !important; }
  /* They wait for a script's word, and the frame has none. */
  #about img { display: block !important; }
  [data-change] [data-words] { cursor: pointer; }
  [data-change] [data-words]:hover, [data-change] [data-words]:focus-visible { outline: 3px solid #e7a51b; outline-offset: 3px; }
`;

/** With Tab, in the order of the page. */
export function makeReachable(page: Document) {
  // No script runs there that would tell a scroll, so that it were translucent over text.
  page.querySelector('.site-bar')?.setAttribute('data-solid', '');
  openElsewhere(page);
  for (const one of page.querySelectorAll('[data-words]')) {
    if (one.closest('a[href], button, summary')) continue;
    one.setAttribute('tabindex', '0');
    one.ariaDescription = 'Press Enter to change it';
    // What is for the eye alone can be changed, too.
    if (one instanceof (page.defaultView as typeof globalThis & Window).HTMLImageElement) {
      one.alt ||= 'Picture';
    }
  }
}

/** Links to other sites: they would take the place of this one in the frame, or be blocked there. */
export function openElsewhere(page: Document) {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.origin !== location.origin) link.target = '_blank';
  }
}

/** The element that shows the words of a place. */
export function placed(page: Document, place: string): Element | undefined {
  return [...page.querySelectorAll('[data-words]')].find((one) =>
    one.getAttribute('data-words')?.split(' ').includes(place),
  );
}

export function isFocusable(element: Element | undefined): element is HTMLElement {
  return element !== undefined && 'focus' in element;
}

/** What is tapped, also below a link that lies over its card; of what is reached by keyboard, what is in it. */
export function wordsAt(event: Event, target: Element): Element | undefined {
  const { clientX, clientY, detail } = event as MouseEvent;
  const inside = () => target.closest('[data-words]') ?? target.querySelector('[data-words]');
  if (event.type !== 'click' || detail === 0) return inside() ?? undefined;
  const below = target.ownerDocument.elementsFromPoint(clientX, clientY);
  const words = below.flatMap((one) => one.closest('[data-words]') ?? []);
  return words.find((one) => shows(one, clientX, clientY)) ?? inside() ?? undefined;
}

/** Whether what an element shows is at a point of the window, not only what lies over it. */
function shows(element: Element, x: number, y: number): boolean {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const rects = element.matches('img, svg, svg *')
    ? [element.getBoundingClientRect()]
    : [...range.getClientRects()];
  return rects.some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

/** The form of the words of an element, which are of one file. @param places each `file#field` */
export function formOf(places: string): string {
  const [file = ''] = places.split('#');
  const only = places.replaceAll(` ${file}#`, ',').slice(file.length + 1);
  return `/desk/words/${file.replace(/\.\w+$/, '')}?${new URLSearchParams({ only })}`;
}
