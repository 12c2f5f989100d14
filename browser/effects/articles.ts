import { loadIsland } from '#browser/load-part.ts';

const opener = 'a[data-article]';

/** Opens articles in a dialog, loaded on the first hover or press; where it does not come, at their address. */
export function openArticles() {
  document.addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest(opener)) loadIsland('articleDialog');
  });
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(opener) : undefined;
    const card = link?.closest('li');
    // Held keys ask for another tab or window.
    if (!link || !card || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    showArticle(card);
  });
}

/** In the dialog, or as a page where that does not come. */
export async function showArticle(card: HTMLLIElement) {
  const island = await loadIsland('articleDialog');
  const link = card.querySelector<HTMLAnchorElement>(opener);
  if (island) island.openArticle(card);
  else if (link) location.assign(link.href);
}
