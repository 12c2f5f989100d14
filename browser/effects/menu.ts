import { afterFirstFrame } from './first-frame';
import { onClick } from './on-click';

const desktop = matchMedia('(min-width: 64rem)');

/** A list that the pointer holds open: as in app/styles/menu-layout.css. */
const hovered = ':hover:not([data-dismissed])';

/**
 * What the bar's lists (`<details>`) and the phone's panel (a popover) lack by themselves. All of it
 * is heard on the document, and nothing is remembered: the elements know their state.
 */
export function completeMenu() {
  // It may have been opened before this script came; `:is()` forgives a browser that knows no popover.
  markPage(document.querySelector('#site-menu:is(:popover-open)') !== null);
  document.addEventListener('beforetoggle', onPanel, true);
  document.addEventListener('toggle', onList, true);
  document.addEventListener('keydown', onEscape);
  for (const type of ['pointerdown', 'pointerover', 'focusin'] as const) {
    document.addEventListener(type, onElsewhere);
  }
  // A link to a place in this page leads behind the menu, and no other page hides it.
  onClick('#site-menu a[href*="#"]', closeAll);
  desktop.addEventListener('change', closeAll);
  // A page restored from the back/forward cache shows its menu closed.
  addEventListener('pagehide', closeAll);
}

function onPanel({ target, newState }: ToggleEvent) {
  if (target instanceof Element && target.id === 'site-menu') markPage(newState === 'open');
}

/** Marks the body [spec 2.2] and, behind the frame that shows it, takes what the panel covers out of reach. */
function markPage(open: boolean) {
  document.body.classList.toggle('menu-open', open);
  afterFirstFrame(() => {
    for (const covered of document.querySelectorAll<HTMLElement>('[data-behind-menu]')) {
      covered.inert = document.body.classList.contains('menu-open');
    }
  });
}

function onList({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement) || !target.matches('.disclosure')) return;
  // The one that closed, or all but the one that opened.
  for (const list of lists()) if ((list === target) !== target.open) dismiss(list);
  // The list above may just have closed and pulled this one out of view.
  if (target.open && !desktop.matches) {
    target.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
  }
}

/** Closes the list that is shown; only where there is none does the browser close the panel. */
function onEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  const shown = lists().find((list) => list.open || (desktop.matches && list.matches(hovered)));
  if (!shown) return;
  event.preventDefault();
  if (shown.contains(document.activeElement)) shown.querySelector('summary')?.focus();
  shown.open = false;
  dismiss(shown);
}

/** On a desktop a list closes when another place is pressed or focused, or another list pointed at. */
function onElsewhere({ type, target }: Event) {
  if (!(target instanceof Element)) return;
  const own = target.closest('.disclosure');
  for (const list of lists()) {
    if (list === own) continue;
    list.removeAttribute('data-dismissed');
    if (desktop.matches && (own || type !== 'pointerover')) list.open = false;
  }
}

function closeAll() {
  document.getElementById('site-menu')?.hidePopover?.();
  for (const list of lists()) list.open = false;
}

/** What the pointer would hold open stays closed until the pointer has been elsewhere. */
function dismiss(list: HTMLElement) {
  list.toggleAttribute('data-dismissed', list.matches(':hover'));
}

const lists = () => [...document.querySelectorAll<HTMLDetailsElement>('.disclosure')];
