// Runs inline at the start of every page: loads the fonts, and after the first paint the page effects.
import type * as Effects from './effects.ts';
import { loadFonts } from './fonts.ts';
import { painted } from './painted.ts';

/** Defined by tools/compile/bundle.ts. */
declare const EFFECTS: string;

let tries = 0;

// Where the line stalls or is lost before the hero's words, the page shows what it has.
setTimeout(() => document.querySelector('[rel=expect]')?.remove(), 2_000);

loadFonts(painted.then(start));

/** By `import()`: the address of a new `<script>` is a sink of Trusted Types. It remembers what failed. */
function start(): Promise<typeof Effects | undefined> {
  return import(EFFECTS + (tries ? `?${tries}` : '')).catch((): undefined => {
    tries += 1;
    // A browser that cannot read the file would fetch it at every touch.
    if (tries < 4)
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true });
  });
}
