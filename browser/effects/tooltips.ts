import { awaitPart } from '#browser/load-part.ts';

/** Loads the tooltips of links with `data-tooltip` when the first is hovered or focused. */
export function awaitTooltips() {
  const loaded = new AbortController();
  const load = async ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-tooltip]'))) return;
    const part = await awaitPart('touch');
    if (!part || loaded.signal.aborted) return;
    loaded.abort();
    part.showTooltips();
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load, loaded);
}
