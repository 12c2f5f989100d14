// Runs inline in the head of every page: loads the fonts, and after the first paint the page effects.
import { askToReload } from './ask-to-reload.ts';
import { atFirst } from './at-first.ts';
import { hasEarlyPress, keepEarlyPresses } from './early-presses.ts';
import { loadFonts } from './fonts.ts';
import { painted } from './painted.ts';

/** Defined by app/assets/assets.ts. */
declare const EFFECTS: string;
declare const DEVELOPMENT: boolean;

const start = () => runEffects('', retryAtNextTouch);
// Hydration, which only development has, would report what the effects change before it.
if (DEVELOPMENT) addEventListener('hydrated', start);
else painted.then(start);
loadFonts();
keepEarlyPresses();

/** By `import()`: the address of a new `<script>` is a sink of Trusted Types. It remembers what failed. */
function runEffects(again: string, onFailure: () => void) {
  import(EFFECTS + again).catch(onFailure);
}

function retryAtNextTouch() {
  const ask = () => runEffects('?again', askToReload);
  if (hasEarlyPress()) ask();
  else atFirst(['pointerdown', 'keydown'], ask);
}
