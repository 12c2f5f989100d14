import { loadIsland } from '#browser/load-part.ts';

const summary = 'summary[aria-haspopup="dialog"]';

/** Opens articles in a dialog, loaded on the first hover or press; where it does not come, in their place. */
export function openArticles() {
  document.addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest(summary)) loadIsland('articleDialog');
  });
  document.addEventListener('click', async (event) => {
    const { target } = event;
    const opener = target instanceof Element ? target.closest(summary) : undefined;
    const details = opener?.closest('details');
    // Opened before this ran, or by find-in-page: let it close natively.
    if (!details || details.open) return;
    event.preventDefault();
    const island = await loadIsland('articleDialog');
    if (island) island.openArticle(details);
    else details.open = true;
  });
}
