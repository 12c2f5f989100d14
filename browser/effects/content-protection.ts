const pollInterval = 500; // ms
/** Between the window and the page, in px: more means open developer tools. */
const maxGap = 200;

/** What a visitor uses is never blocked [spec 2.13]. */
const exempt = 'a, button, input, textarea, select, option, label, summary, [contenteditable]';
const field = 'input, textarea, select, [contenteditable]';
const picture = 'img, picture, svg[role="img"]';

/**
 * Blocks casual copying on pages with `data-protected`: context menu, selection, drag, copy, mouse-down
 * on pictures and the shortcuts of [spec 2.13]. Controls, Tab, zoom and screen readers are unaffected.
 */
export function protectContent() {
  if (!document.documentElement.hasAttribute('data-protected')) return;
  console.warn('The content of this site is protected. Please ask before you copy it.');
  const guards = {
    contextmenu: unlessExempt,
    selectstart: unlessExempt,
    dragstart: unlessExempt,
    copy: unlessExempt,
    mousedown: (event: Event) => {
      if (targetOf(event)?.closest(picture)) unlessExempt(event);
    },
    keydown: (event: Event) => {
      if (event instanceof KeyboardEvent && isBlockedShortcut(event)) event.preventDefault();
    },
  };
  for (const [type, guard] of Object.entries(guards)) document.addEventListener(type, guard);
  watchDeveloperTools();
}

/** Whether a key press is a blocked shortcut, in its Windows, Linux or Mac form. */
export function isBlockedShortcut(event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (['f12', 'f1', 'f3', 'f5', 'printscreen'].includes(key)) return true;
  if (!event.ctrlKey && !event.metaKey) return false;
  // With Alt on a Mac, `key` is the character typed.
  const letter = event.code.startsWith('Key') ? event.code.slice(3).toLowerCase() : key;
  const inspects = event.shiftKey || (event.metaKey && event.altKey);
  if (inspects && ['i', 'j', 'c', 'k', 'u', 'r'].includes(letter)) return true;
  if (event.altKey || event.shiftKey) return false;
  if (['a', 'c', 'v', 'x'].includes(letter)) return !targetOf(event)?.closest(field);
  return ['u', 's', 'p', 'r'].includes(letter);
}

function watchDeveloperTools() {
  let open = false;
  setInterval(() => {
    const gap = Math.max(outerWidth - innerWidth, outerHeight - innerHeight);
    if (gap > maxGap && !open) {
      console.warn('Developer tools are open. The content of this site is protected.');
    }
    open = gap > maxGap;
  }, pollInterval);
}

function unlessExempt(event: Event) {
  if (!targetOf(event)?.closest(exempt)) event.preventDefault();
}

function targetOf({ target }: Event): Element | null {
  return target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
}
