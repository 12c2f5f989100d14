import { loadIsland } from '#browser/load-part.ts';

/** Tooltips for links with `data-tooltip`; Radix is loaded when the first is hovered or focused. */
export function showTooltips() {
  const load = async ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-tooltip]'))) return;
    const island = await loadIsland('tooltips');
    island?.mountTooltips();
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load);
}
