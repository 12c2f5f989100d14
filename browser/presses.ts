import { unescapeHtml } from '#lib/base/escape-html.ts';
import './passkeys.ts';
import { keepSince } from './words.ts';

// Forms of the desk work without this: it shows that a press was taken, and has it wait for the line and for the sign-in.

/** In ms. */
const [between, patience, shownFor] = [2000, 5000, 5000];

/** In bytes: what is smaller is sent before anybody could read how far it is. */
const large = 200_000;

const there = document.querySelector<HTMLElement>('[data-line]');
/** Forms that wait to be sent, and the one that is. */
const waiting = new Set<HTMLFormElement>();
let sent: HTMLFormElement | undefined;
/** What this page is left for. */
let last: HTMLFormElement | undefined;

if (there) {
  document.addEventListener('submit', take);
  addEventListener('beforeunload', askFirst);
}
// It lies over the page.
const more = document.querySelector<HTMLDetailsElement>('nav details');
more?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !more.contains(relatedTarget)) more.open = false;
});

/** What was typed in another form would be lost; those of words keep it (browser/words.ts). */
function askFirst(event: BeforeUnloadEvent) {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form[method=post]:not([data-words],[data-passkey]) :is(input,textarea)',
  );
  const isLost = [...fields].some(
    ({ form, value, defaultValue }) => form !== last && value !== defaultValue,
  );
  if (isLost) event.preventDefault();
}

async function take(event: SubmitEvent) {
  const { target: form, submitter, defaultPrevented } = event;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  if (defaultPrevented || sent === form) return;
  event.preventDefault();
  if (waiting.has(form)) return;
  waiting.add(form);
  submitter?.setAttribute('aria-busy', 'true');
  await untilThere();
  waiting.delete(form);
  last = form;
  if (form.dataset.stays !== undefined || filesOf(form)[0]) return upload(form, submitter);
  sent = form;
  form.requestSubmit(submitter);
  sent = undefined;
  // A file that is saved leaves the page as it is, and one comes back as it was left.
  setTimeout(() => submitter?.removeAttribute('aria-busy'), shownFor);
}

/** Until the server answers, and knows who asks. */
async function untilThere() {
  for (let status = await ask(); status === 0 || status === 401; status = await ask()) {
    show(status === 0 ? 'offline' : 'signed out');
    await new Promise((resolve) => setTimeout(resolve, between));
  }
  show();
}

/** @returns 0 where there is no answer */
function ask(): Promise<number> {
  const asked = fetch(there?.dataset.line ?? '', {
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  });
  return asked.then(({ status }) => status).catch(() => 0);
}

/** One sentence, or none. */
function show(when?: string, words?: string) {
  for (const one of there?.querySelectorAll<HTMLElement>('[data-when]') ?? []) {
    one.hidden = one.dataset.when !== when;
    if (!one.hidden && words) one.textContent = words;
  }
}

/** Fields in which a file is chosen. */
const filesOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[type=file]')].filter(({ files }) => files?.length);

/** Tells how far it is, which a form that is sent does not. What is refused is said here, beside what was typed. */
function upload(form: HTMLFormElement, submitter: HTMLElement | null) {
  const request = new XMLHttpRequest();
  request.open('POST', form.action);
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > large) show('sending', `${Math.round((loaded / total) * 100)} % is sent.`);
  });
  request.addEventListener('load', async () => {
    if (request.status !== 200) {
      // What else is refused, its page does not offer.
      filesOf(form)[0]?.focus();
      return end(textsOf(request.responseText));
    }
    await keepSince?.();
    // The same address with a place on it would not be loaded.
    location.replace(request.responseURL.replace(/#.*/, ''));
  });
  request.addEventListener('error', () => end('The line broke. Press again.'));
  const end = (words: string) => {
    show('sending', words);
    submitter?.removeAttribute('aria-busy');
  };
  request.send(new FormData(form, submitter));
}

/** Read as text: a document of it would bring its styles, which the policy of this page stops. */
const textsOf = (html: string) =>
  [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text = '']) => unescapeHtml(text)).join(' ');
