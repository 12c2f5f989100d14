import { create } from './create.ts';

const openDelay = 700; // ms [spec 9]
const skipDelay = 300; // ms

let tooltip: HTMLElement | undefined;
let named: HTMLElement | undefined;
let pointed: Element | null = null;
let opening: ReturnType<typeof setTimeout> | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

/** Shows from now on the names of links with `data-tooltip`; no description, as it repeats the link's name. */
export function showTooltips(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') point(target);
  });
  document.addEventListener('pointerout', ({ relatedTarget }) => point(relatedTarget));
  document.addEventListener('focusin', ({ target }) => focus(target));
  for (const type of ['focusout', 'pointerdown', 'click']) document.addEventListener(type, close);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  // The first link's event came before this.
  if (matchMedia('(hover: hover)').matches) point(document.querySelector('[data-tooltip]:hover'));
  focus(document.activeElement);
}

/** It can be pointed at itself. */
function point(at: EventTarget | null) {
  const found =
    at instanceof Element ? at.closest<HTMLElement>('[data-tooltip], [role="tooltip"]') : null;
  if (found === pointed || (found && found === tooltip)) return;
  pointed = found;
  const delay = tooltip || performance.now() - closedAt < skipDelay ? 0 : openDelay;
  close();
  if (found && delay) opening = setTimeout(open, delay, found);
  else if (found) open(found);
}

function focus(at: EventTarget | null) {
  if (at instanceof HTMLElement && at.matches('[data-tooltip]:focus-visible')) open(at);
}

function open(link: HTMLElement) {
  close();
  named = link;
  named.style.setProperty('anchor-name', '--named');
  const look = 'rounded edge-1 border-[#ffffff40] bg-lajvard-900 px-2 py-0.5 text-xs text-white';
  // Its padding leads the pointer to it.
  tooltip = create('div', 'fixed z-dialog mx-4 py-2', create('div', look, link.textContent));
  // Below the link, where there is no room above.
  tooltip.style.cssText = 'position-anchor:--named;position-area:top;position-try:flip-block';
  tooltip.setAttribute('role', 'tooltip');
  document.body.append(tooltip);
}

function close() {
  clearTimeout(opening);
  if (!tooltip) return;
  named?.style.removeProperty('anchor-name');
  tooltip.remove();
  tooltip = undefined;
  closedAt = performance.now();
}
