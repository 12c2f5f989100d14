import { afterFrame } from './after-frame.ts';
import { onClick } from './on-click.ts';

const desktop = matchMedia('(min-width: 64rem)');

const hovered = ':hover:not([data-dismissed])'; // as in app/styles/menu-layout.css

/** Adds what the bar's lists (`<details>`) and the phone's panel (a popover) lack. */
export function completeMenu() {
  // It may already be open. `:is()` is forgiving in browsers without popovers.
  markPage(document.querySelector('#site-menu:is(:popover-open)') !== null);
  document.addEventListener('beforetoggle', onPanel, true);
  document.addEventListener('toggle', onList, true);
  document.addEventListener('keydown', onEscape);
  for (const type of ['pointerdown', 'pointerover', 'focusin'] as const) {
    document.addEventListener(type, onElsewhere);
  }
  onClick('#site-menu a[href*="#"]', closeAll);
  desktop.addEventListener('change', closeAll);
  addEventListener('pagehide', closeAll); // for the back/forward cache
}

function onPanel({ target, newState }: ToggleEvent) {
  if (target instanceof Element && target.id === 'site-menu') markPage(newState === 'open');
}

function markPage(open: boolean) {
  document.body.classList.toggle('menu-open', open); // [spec 2.2]
  afterFrame(() => {
    for (const covered of document.querySelectorAll<HTMLElement>(
      'body > :is(main, footer, aside)',
    )) {
      covered.inert = document.body.classList.contains('menu-open');
    }
  });
}

function onList({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement) || !target.matches('.disclosure')) return;
  // The one that closed, or all but the one that opened.
  for (const list of lists()) if ((list === target) !== target.open) dismiss(list);
  // A list above may have closed and moved this one out of view.
  if (target.open && !desktop.matches) {
    target.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
  }
}

/** Closes the open list; without one, the browser closes the panel. */
function onEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  const shown = lists().find((list) => list.open || (desktop.matches && list.matches(hovered)));
  if (!shown) return;
  event.preventDefault();
  if (shown.contains(document.activeElement)) shown.querySelector('summary')?.focus();
  shown.open = false;
  dismiss(shown);
}

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

/** Keeps a list that the pointer is over closed until the pointer has left it. */
function dismiss(list: HTMLElement) {
  list.toggleAttribute('data-dismissed', list.matches(':hover'));
}

const lists = () => [...document.querySelectorAll<HTMLDetailsElement>('.disclosure')];
