// Runs inline in the head of every page: loads the fonts, and after the first paint the page effects.
import { askToReload } from './ask-to-reload.ts';
import { hasEarlyPress, keepEarlyPresses } from './early-presses.ts';
import { loadFonts } from './fonts.ts';
import { painted } from './painted.ts';

/** Defined by app/assets/assets.ts. */
declare const EFFECTS: string;
declare const DEVELOPMENT: boolean;

const start = () => addEffects(retryAtNextTouch);
// Hydration, which only development has, would report what the effects change before it.
if (DEVELOPMENT) addEventListener('hydrated', start);
else painted.then(start);
loadFonts();
keepEarlyPresses();

function addEffects(onFailure: () => void) {
  const check = () => {
    if (!('awake' in document.documentElement.dataset)) onFailure();
  };
  document.head.append(
    Object.assign(document.createElement('script'), {
      src: EFFECTS,
      onload: check,
      onerror: check,
    }),
  );
}

function retryAtNextTouch() {
  if (hasEarlyPress()) return addEffects(askToReload);
  const retried = new AbortController();
  const retry = () => {
    retried.abort();
    addEffects(askToReload);
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, retry, retried);
}
