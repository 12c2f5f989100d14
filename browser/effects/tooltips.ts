import { awaitPart } from '#browser/load-part.ts';

/** Loads the tooltips of links with `data-tooltip` when one is hovered or focused. */
export function awaitTooltips() {
  const load = async () => (await awaitPart('touch'))?.showTooltips();
  for (const link of document.querySelectorAll('[data-tooltip]')) {
    for (const type of ['pointerover', 'focusin']) link.addEventListener(type, load);
  }
}
