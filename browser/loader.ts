// Runs inline in the head of every page: fetches the scripts of its React application, listed in a data
// block by build/publish.ts, once the page has loaded, runs them at the first interaction, and replays
// clicks and submits from before hydration. In development there is no list: Next runs its scripts.
import { readsQuery } from '#lib/routes.ts';
import { hasDraft } from '#lib/shared/draft.ts';
import { loadFonts } from './fonts.ts';
import { painted } from './painted.ts';

/** Defined by app/assets/assets.ts. */
declare const EFFECTS: string;

const hydrationTimeout = 8_000; // ms; then the browser itself handles the event

/** `data-native` marks buttons that the browser or a page effect handles. */
const reactControls = 'button:not([data-native], [popovertarget]), summary[aria-haspopup]';

let scripts: Set<string> | undefined;
let started = false;
let timeout: ReturnType<typeof setTimeout> | undefined;
const pendingControls: HTMLElement[] = []; // oldest first
const beforeHydration = new AbortController();
let replaying = false;
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
// Not `pointerdown`, so that the pressed state is painted first. Only a click or submit retries.
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

/** Runs the application after the next frame: a prerendered page has none until it is shown. */
function runSoon() {
  requestAnimationFrame(() => setTimeout(run));
}

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

/** Keeps the order of execution. */
function addScript(src: string, more: Partial<HTMLScriptElement> = {}) {
  document.head.append(
    Object.assign(document.createElement('script'), { src, async: false, ...more }),
  );
}

async function replay() {
  if (replaying) return;
  replaying = true;
  clearTimeout(timeout);
  for (let control = pendingControls.shift(); control; control = pendingControls.shift()) {
    // React first renders what the previous one changed.
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

function pendingScripts(): Set<string> {
  if (scripts) return scripts;
  const list = document.getElementById('application')?.textContent;
  scripts = new Set(list ? JSON.parse(list) : []);
  return scripts;
}
