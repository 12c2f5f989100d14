// What a page in the frame of the desk says of its words: see lib/content/marks.ts.

export const looks = `
  *, ::before, ::after { animation: none !important; scroll-behavior: auto !important; transition: none !important; }
  /* They wait for a script's word, and the frame has none. */
  #about img { display: block !important; }
  /* What lies over words: a card's link, a demo's switch, a drawing. */
  [data-change] :is(input, svg), [data-change] .whole::after { pointer-events: none; }
  [data-change] [data-words] { cursor: pointer; pointer-events: auto; }
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
    if (one.matches('img:not([alt]), img[alt=""]')) one.setAttribute('alt', 'Picture');
  }
}

/** Links to other sites: they would take the place of this one in the frame, or be blocked there. */
export function openElsewhere(page: Document) {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.origin !== location.origin) link.target = '_blank';
  }
}

/** The element that shows the words of a place. */
export function placed(page: Document, place: string) {
  return page.querySelector<HTMLElement>(`[data-words~="${CSS.escape(place)}"]`);
}

/** The form of the words of an element, which are of one file. @param places each `file#field` */
export function formOf(places: string): string {
  const [file = ''] = places.split('#');
  const only = places.replaceAll(` ${file}#`, ',').slice(file.length + 1);
  return `/desk/words/${file.replace(/\.\w+$/, '')}?${new URLSearchParams({ only })}`;
}

/** Shows the page as it is now, in its place, without a reload. @returns false where it cannot be had */
export async function renewBody(page: Document): Promise<boolean> {
  const fresh = await read(page);
  if (!fresh?.body) return false;
  const wereOpen = [...page.querySelectorAll('details')].map((one) => one.open);
  // The menu of a phone.
  const shown = page.querySelector(':popover-open')?.id;
  page.body.replaceWith(page.adoptNode(fresh.body));
  for (const [at, one] of page.querySelectorAll('details').entries()) {
    one.open = wereOpen[at] ?? one.open;
  }
  if (shown) page.getElementById(shown)?.showPopover();
  return true;
}

/** The same page as it is now, which runs nothing: read in its own realm, whose policy its styles fit. */
function read({ URL: address, defaultView: realm }: Document): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new (realm as Window & typeof globalThis).XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.send();
  });
}
