// Runs inline in the head of every page: loads the fonts, and after the first paint the page effects.
import { atFirst } from './at-first.ts';
import { loadFonts } from './fonts.ts';
import { painted } from './painted.ts';
import { hasEarlyPress, settlePresses } from './pressed.ts';

/** Defined by app/assets/assets.ts. */
declare const EFFECTS: string;
declare const DEVELOPMENT: boolean;

const start = () => runEffects('').catch(retryAtNextTouch);
// Hydration, which only development has, would report what the effects change before it.
if (DEVELOPMENT) addEventListener('hydrated', start);
else painted.then(start);
loadFonts();

/** By `import()`: the address of a new `<script>` is a sink of Trusted Types. It remembers what failed. */
function runEffects(again: string) {
  return import(EFFECTS + again);
}

function retryAtNextTouch() {
  const retry = () => runEffects('?again').catch(() => settlePresses(false));
  if (hasEarlyPress()) retry();
  else atFirst(['pointerdown', 'keydown'], retry);
}
