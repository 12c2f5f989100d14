// Runs inline at the head of every page. The scripts of its React application, which scripts/publish.ts
// lists in a data block, are fetched once the page has loaded and run at the first interaction; clicks
// and submits before hydration are replayed. In development there is no list: Next runs its scripts.
import { readsQuery } from '@/lib/routes';
import { hasDraft } from '@/lib/shared/draft';
import { loadFonts } from './fonts';
import { painted } from './painted';

/** Defined by app/assets/assets.ts. */
declare const EFFECTS: string;

/** How long a click or a submit waits for hydration before the browser handles it, in ms. */
const hydrationTimeout = 8_000;

/** What React handles; `data-native` marks buttons of the browser or the page effects. */
const reactControls = 'button:not([data-native], [popovertarget]), summary[aria-haspopup]';

let scripts: Set<string> | undefined;
let started = false;
let timeout: ReturnType<typeof setTimeout> | undefined;
/** Buttons pressed and forms sent before hydration, oldest first. */
const pendingControls: HTMLElement[] = [];
const beforeHydration = new AbortController();
let replaying = false;
/** Whether an event is being repeated, and so not held again. */
let passThrough = false;

listen('click submit', (event) => {
  const target = event.target as HTMLElement;
  const control = event.type === 'submit' ? target : target.closest<HTMLElement>(reactControls);
  if (passThrough || !control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.ariaBusy = 'true';
  if (pendingControls.push(control) === 1) timeout = setTimeout(replay, hydrationTimeout);
  runSoon();
});
// Not `pointerdown`, so that the pressed state is painted first. Only a press retries failed scripts.
listen('pointerover pointerup pointercancel keyup focusin', () => {
  if (!started) runSoon();
});
// Dispatched by components/layout/hydrated.tsx.
listen('hydrated', () => replay().then(() => beforeHydration.abort()));
listen('load', () => painted.then(prefetch));
painted.then(() => addScript(EFFECTS));
if ((location.search && readsQuery(location.pathname)) || hasDraft()) runSoon();
loadFonts();

function listen(types: string, listener: (event: Event) => void) {
  const options = { capture: true, signal: beforeHydration.signal };
  for (const type of types.split(' ')) addEventListener(type, listener, options);
}

/** Runs the application after the next frame, which a prerendered page has when it is shown. */
function runSoon() {
  requestAnimationFrame(() => setTimeout(run));
}

/** Runs the scripts of the application in their order; on a retry, those that failed. */
function run() {
  started = true;
  for (const src of pendingScripts()) {
    pendingScripts().delete(src);
    const onerror = () => {
      pendingScripts().add(src);
      replay();
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

/** Repeats what was pressed or sent, for React or else the browser to handle. */
async function replay() {
  if (replaying) return;
  replaying = true;
  clearTimeout(timeout);
  for (let control = pendingControls.shift(); control; control = pendingControls.shift()) {
    // Lets React render what the one before changed.
    await new Promise((done) => setTimeout(done));
    control.ariaBusy = null;
    passThrough = true;
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
    passThrough = false;
  }
  replaying = false;
}

function prefetch() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const href of pendingScripts()) {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
    // Safari has no prefetch, but a fetch fills its cache.
    if (link.relList.supports('prefetch')) document.head.append(link);
    else fetch(href, { priority: 'low' }).catch(() => undefined);
  }
}

/** The application's scripts that have not run, read from the data block once it is parsed. */
function pendingScripts(): Set<string> {
  if (scripts) return scripts;
  const list = document.getElementById('application')?.textContent;
  scripts = new Set(list ? JSON.parse(list) : []);
  return scripts;
}
