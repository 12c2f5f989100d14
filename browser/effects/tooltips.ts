import { awaitPart } from '#browser/load-part.ts';

/** Loads the tooltips of links with `data-tooltip` when the first is hovered or focused. */
export function awaitTooltips() {
  const loaded = new AbortController();
  const load = async ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-tooltip]'))) return;
    loaded.abort();
    (await awaitPart('touch'))?.showTooltips();
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load, loaded);
}
