import { awaitPart, soon } from '#browser/load-part.ts';

const opener = 'a[data-article]';

/** Has the article that the address names open in a dialog: a press is a step of the history, and Back closes. */
export function openArticles() {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const card = target instanceof Element && target.closest(opener)?.closest('li');
    // Held keys ask for another tab or window.
    if (!card || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    // An object, as Next's router adds to it where it hydrates.
    history.pushState({ article: 'opened' }, '', `#${card.id}`);
    followAddress();
  });
  addEventListener('hashchange', followAddress);
  // Closing one that the page was loaded with must not leave the page.
  if (followAddress() && !history.state?.article) history.replaceState({ article: 'loaded' }, '');
}

/** @returns whether the address names an article; where the dialog does not come, its page does */
function followAddress(): boolean {
  const card = document.getElementById(location.hash.slice(1));
  const link = card?.querySelector<HTMLAnchorElement>(`li:scope ${opener}`);
  if (card && link) show(card, link.href);
  else document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  return Boolean(link);
}

async function show(card: HTMLElement, page: string) {
  // Not every browser opens the list that an article is in.
  card.closest('details')?.setAttribute('open', '');
  const part = await soon(awaitPart('touch'));
  // The visitor has gone Back meanwhile.
  if (location.hash !== `#${card.id}`) return;
  if (part) part.openArticle(card);
  else location.replace(page);
}
