// Runs inline, before anything of a page that can be pressed, and stays as small as it can be: it must
// work while nothing else has arrived. A finished document (scripts/publish.ts) lists the scripts of its React
// application in a data block. They are fetched once the page has loaded, run at the first sign of a
// hand, and what a visitor did before they answered is kept for them. In development the list is
// missing and Next runs its scripts itself.
import { hasDraft } from '@/lib/shared/draft';
import { putFontsIn } from './fonts';
import { painted } from './painted';

/** Put in by app/assets/assets.ts. */
declare const EFFECTS: string;

/** How long a click or a submit is kept for the application before it takes the browser's own way, in ms. */
const longestWait = 8_000;

/** What React answers; a button that the browser or the page effects answer carries `data-native`. */
const ofReact = 'button:not([data-native], [popovertarget]), summary[aria-haspopup]';

let toRun: Set<string> | undefined;
let started = false;
let patience: ReturnType<typeof setTimeout> | undefined;
const kept: HTMLElement[] = [];
const beforeHydration = new AbortController();
let answering = false;
let passing = false;

listen('click submit', (event) => {
  const target = event.target as HTMLElement;
  const control = event.type === 'submit' ? target : target.closest<HTMLElement>(ofReact);
  if (passing || !control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.ariaBusy = 'true';
  if (kept.push(control) === 1) patience = setTimeout(answer, longestWait);
  runSoon();
});
// Not `pointerdown`: what a press shows is shown before the processor is busy with the application.
// What could not be had is asked for again by a press, not by every move.
listen('pointerover pointerup pointercancel keyup focusin', () => started || runSoon());
listen('hydrated', () => answer().then(() => beforeHydration.abort()));
listen('load', () => painted.then(prefetch));
painted.then(() => addScript(EFFECTS));
if (location.search || hasDraft()) runSoon();
putFontsIn();

function listen(types: string, listener: (event: Event) => void) {
  const options = { capture: true, signal: beforeHydration.signal };
  for (const type of types.split(' ')) addEventListener(type, listener, options);
}

/** Runs the application behind the next frame; a prerendered page has its first when it is shown. */
function runSoon() {
  requestAnimationFrame(() => setTimeout(run));
}

/** Runs the scripts of the application in their order, or those that could not be had before. */
function run() {
  started = true;
  for (const src of application()) {
    application().delete(src);
    const onerror = () => {
      application().add(src);
      answer();
    };
    addScript(src, { onerror });
  }
}

/** Scripts run in the order in which they are added. */
function addScript(src: string, more: Partial<HTMLScriptElement> = {}) {
  document.head.append(
    Object.assign(document.createElement('script'), { src, async: false, ...more }),
  );
}

/** Repeats what was kept, one after the other: React answers it, or else the browser itself. */
async function answer() {
  if (answering) return;
  answering = true;
  clearTimeout(patience);
  for (let control = kept.shift(); control; control = kept.shift()) {
    // React shows what the one before has changed.
    await new Promise((done) => setTimeout(done));
    control.ariaBusy = null;
    passing = true;
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
    passing = false;
  }
  answering = false;
}

/** Asks for the application at the lowest priority. */
function prefetch() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const href of application()) {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
    // Safari knows no prefetch, but what was fetched is in its cache.
    if (link.relList.supports('prefetch')) document.head.append(link);
    else fetch(href, { priority: 'low' }).catch(() => undefined);
  }
}

function application(): Set<string> {
  if (toRun) return toRun;
  const list = document.getElementById('application')?.textContent;
  toRun = new Set(list ? JSON.parse(list) : []);
  return toRun;
}
