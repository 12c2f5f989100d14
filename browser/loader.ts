// Runs inline in the head of every page: loads the fonts, and after the first paint the page effects.
import { atFirst } from './at-first.ts';
import { loadFonts } from './fonts.ts';
import { painted } from './painted.ts';
import { hasEarlyPress, settlePresses } from './pressed.ts';

/** Defined by app/assets/assets.ts. */
declare const EFFECTS: string;
declare const DEVELOPMENT: boolean;

/** A browser that cannot read the file would fetch it at every touch. */
const maxRetries = 3;

let tries = 0;

// Hydration, which only development has, would report what the effects change before it.
if (DEVELOPMENT) addEventListener('hydrated', start);
else painted.then(start);
loadFonts();

/** By `import()`: the address of a new `<script>` is a sink of Trusted Types. It remembers what failed. */
function start() {
  const again = tries > 0 ? `?${tries}` : '';
  tries += 1;
  import(EFFECTS + again).catch(() => {
    const isWanted = hasEarlyPress();
    if (isWanted && tries === 1) return start();
    if (isWanted) settlePresses(false);
    if (tries <= maxRetries) atFirst(['pointerdown', 'keydown'], start);
  });
}
