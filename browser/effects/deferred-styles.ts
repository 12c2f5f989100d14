/**
 * Applies what lib/publishing/making/defer-styles.ts has put aside, which a page links as a sheet for paper. Not before
 * a hand moves: it costs a layout.
 */
export function awaitHand() {
  const apply = () => document.querySelector('link[media=print]')?.setAttribute('media', 'all');
  for (const type of ['pointerover', 'keydown', 'focusin']) {
    addEventListener(type, apply, { once: true });
  }
  if (navigator.userActivation?.hasBeenActive) apply();
}
