import { loadIsland } from '#browser/load-part.ts';

const opener = 'a[aria-haspopup="dialog"]';

/** Opens articles in a dialog, loaded on the first hover or press; where it does not come, at their address. */
export function openArticles() {
  document.addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest(opener)) loadIsland('articleDialog');
  });
  document.addEventListener('click', async (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(opener) : undefined;
    const card = link?.closest('li');
    // Held keys ask for another tab or window.
    if (!link || !card || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const island = await loadIsland('articleDialog');
    if (island) island.openArticle(card);
    else location.assign(link.href);
  });
}
