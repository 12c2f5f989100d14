// Runs inline, before anything else of a page, and stays as small as it can be: what it does must
// work while nothing else has arrived. In a finished document (scripts/publish.ts) the page's
// application is a list of addresses in a data block; here it is fetched and run, and what a visitor
// did before it was there is kept for it. In development the list is missing and Next runs it.

/** How long a kept click or submit waits for the application before it takes the browser's own way, in ms. */
const longestWait = 8_000;

/** Buttons that React answers; those that the browser or the page effects answer carry `data-native`. */
const answered = 'button:not([data-native], [popovertarget]), summary[aria-haspopup]';

const list = document.getElementById('application')?.textContent;
const missing = new Set<string>(list ? JSON.parse(list) : []);
const kept: HTMLElement[] = [];
const ended = new AbortController();
let answering = false;
let passing = false;

const listen = (target: EventTarget, types: string, listener: (event: Event) => void) => {
  for (const type of types.split(' ')) {
    target.addEventListener(type, listener, { capture: true, signal: ended.signal });
  }
};

listen(window, 'click submit', (event) => {
  const target = event.target as HTMLElement;
  const control = event.type === 'submit' ? target : target.closest<HTMLElement>(answered);
  if (passing || !control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (kept.push(control) === 1) setTimeout(answer, longestWait);
  run();
});

// A finger or a key may be about to press something: the frame that shows its effect comes first.
listen(window, 'pointerover pointerup pointercancel keyup focusin', () =>
  requestAnimationFrame(() => setTimeout(run)),
);
listen(window, 'hydrated', answer);

/** Fetches and runs the application, or those of its scripts that could not be had before. */
function run() {
  for (const src of missing) {
    missing.delete(src);
    const onerror = () => {
      missing.add(src);
      answer();
    };
    // In their order, as the document had them.
    document.head.append(
      Object.assign(document.createElement('script'), { src, async: false, onerror }),
    );
  }
}

/** Repeats what was kept, one after the other: by now React answers it, or else the browser itself. */
async function answer() {
  if (answering) return;
  answering = true;
  for (const control of kept) {
    // React shows what the one before has changed.
    await new Promise((done) => setTimeout(done));
    passing = true;
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
    passing = false;
  }
  ended.abort();
}
