import { create } from './create.ts';

const openDelay = 700; // ms [spec 9]
const skipDelay = 300; // ms
const margin = 16; // px, to the edges of the window

let tooltip: HTMLElement | undefined;
let named: Element | undefined;
let pointed: Element | null = null;
let opening: ReturnType<typeof setTimeout> | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

/** Shows the names of links with `data-tooltip`; no description, as it repeats the link's name. */
export function showTooltips(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') point(target);
  });
  document.addEventListener('pointerout', ({ relatedTarget }) => point(relatedTarget));
  document.addEventListener('focusin', ({ target }) => focus(target));
  for (const type of ['focusout', 'pointerdown', 'click']) document.addEventListener(type, close);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  addEventListener('scroll', place, { passive: true });
  // The first link's event came before this.
  if (matchMedia('(hover: hover)').matches) point(document.querySelector('[data-tooltip]:hover'));
  focus(document.activeElement);
}

/** It can be pointed at itself. */
function point(at: EventTarget | null) {
  const found = at instanceof Element ? at.closest('[data-tooltip], [role="tooltip"]') : null;
  if (found === pointed || (found && found === tooltip)) return;
  pointed = found;
  const delay = tooltip || performance.now() - closedAt < skipDelay ? 0 : openDelay;
  close();
  if (found && delay) opening = setTimeout(open, delay, found);
  else if (found) open(found);
}

function focus(at: EventTarget | null) {
  if (at instanceof Element && at.matches('[data-tooltip]:focus-visible')) open(at);
}

function open(link: Element) {
  close();
  named = link;
  // Its padding leads the pointer to it.
  tooltip = create('div', 'fixed z-dialog py-2');
  tooltip.setAttribute('role', 'tooltip');
  const look = 'rounded edge-1 border-[#ffffff40] bg-lajvard-900 px-2 py-0.5 text-xs text-white';
  tooltip.append(create('div', look, link.textContent));
  document.body.append(tooltip);
  place();
}

function close() {
  clearTimeout(opening);
  if (!tooltip) return;
  tooltip.remove();
  tooltip = undefined;
  closedAt = performance.now();
}

/** Above the link, or where there is no room, below. */
function place() {
  if (!tooltip || !named) return;
  const { left, width, top, bottom } = named.getBoundingClientRect();
  const own = tooltip.getBoundingClientRect();
  const right = document.documentElement.clientWidth - margin - own.width;
  tooltip.style.left = `${Math.max(margin, Math.min(left + (width - own.width) / 2, right))}px`;
  tooltip.style.top = `${top < own.height + margin ? bottom : top - own.height}px`;
}
