const pollInterval = 500; // ms
/** In px; a larger gap between window and page means open developer tools. */
const maxGap = 200;

const exempt = 'a, button, input, textarea, select, option, [contenteditable]';
const field = 'input, textarea, select, [contenteditable]';
const picture = 'img, picture, svg';

/** Blocks casual copying on pages with `data-protected`, without hindering screen readers [spec 2.13]. */
export function protectContent() {
  if (!document.documentElement.hasAttribute('data-protected')) return;
  console.warn('The content of this site is protected. Please ask before you copy it.');
  for (const type of ['contextmenu', 'selectstart', 'dragstart', 'copy'])
    document.addEventListener(type, unlessExempt);
  document.addEventListener('mousedown', (event) => {
    if (targetOf(event)?.closest(picture)) unlessExempt(event);
  });
  document.addEventListener('keydown', (event) => {
    if (isBlockedShortcut(event)) event.preventDefault();
  });
  watchDeveloperTools();
}

export function isBlockedShortcut(event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (['f12', 'f1', 'f3', 'f5', 'printscreen'].includes(key)) return true;
  if (!event.ctrlKey && !event.metaKey) return false;
  const combined = event.shiftKey || (event.metaKey && event.altKey);
  if (event.altKey && !combined) return false;
  const letter = letterOf(event);
  const [always, outsideFields] = combined ? [/^[ceijkprsu]$/, /^v$/] : [/^[prsu]$/, /^[acvx]$/];
  if (always.test(letter)) return true;
  return outsideFields.test(letter) && !targetOf(event)?.closest(field);
}

/** What the key types; where that is no Latin letter, the one at its place. Alt on a Mac types special characters. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
}

function watchDeveloperTools() {
  let [open, width, height] = [false, innerWidth, innerHeight];
  // Asked for at each look, the page would be laid out, and what moves in it would make another frame.
  addEventListener('resize', () => {
    [width, height] = [innerWidth, innerHeight];
  });
  setInterval(() => {
    const gap = Math.max(outerWidth - width, outerHeight - height);
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
