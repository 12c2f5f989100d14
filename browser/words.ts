import { shrunk } from './writing/shrunk.ts';

// The editors of words and of letters work without this: it keeps what is typed before anybody presses Save, and counts.
const form = document.querySelector<HTMLFormElement>('form[data-words]');

/** In ms: a pause in typing. */
const pause = 1000;

/** Until what could not be kept is tried again, in ms. */
const again = 3000;

/** Keeps what is typed in a form of words. @returns has what was typed since it was sent kept, too */
function start(edited: HTMLFormElement) {
  const state = edited.querySelector('[data-state]');
  const say = (words: string) => {
    if (state) state.textContent = words;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnkept = false;
  let isTypedSinceSent = false;

  const keep = async () => {
    clearTimeout(timer);
    if (!isUnkept) return;
    isUnkept = false;
    const sent = new FormData(edited);
    for (const [name, value] of [...sent]) if (typeof value !== 'string') sent.delete(name);
    sent.set('do', 'keep');
    const answer = await send(edited, sent);
    say(saying[answer]);
    if (answer === 'kept') return;
    isUnkept = true;
    if (answer !== 'refused') timer = setTimeout(keep, again);
  };

  const keepSoon = () => {
    isUnkept = true;
    isTypedSinceSent = true;
    // For the sheet that it stands in.
    edited.dataset.typed = '';
    clearTimeout(timer);
    timer = setTimeout(keep, pause);
  };

  // On a slow line somebody types before this runs.
  if ([...edited.elements].some(isTyped)) keepSoon();
  edited.addEventListener('input', ({ target }) => {
    keepSoon();
    if (target instanceof Element) count(target);
  });
  edited.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') shrink(target);
  });
  // The form itself carries all of it.
  edited.addEventListener('submit', () => {
    isUnkept = false;
    isTypedSinceSent = false;
    clearTimeout(timer);
  });
  // A reload asks for the page before it hides this one: the browser asks, and it is kept meanwhile.
  addEventListener('beforeunload', (event) => {
    if (isUnkept) event.preventDefault();
    keep();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
  return () => {
    isUnkept ||= isTypedSinceSent;
    return keep();
  };
}

function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

const isTyped = (field: Element) => isText(field) && field.value !== field.defaultValue;

type Answer = 'kept' | 'signed out' | 'refused' | 'none';

const saying: Record<Answer, string> = {
  kept: 'Not saved yet; kept for you.',
  'signed out': 'You are signed out. Sign in on another tab: nothing is kept until then.',
  refused: 'It cannot be kept: press Save, which says why.',
  none: 'There is no connection: leave this page open, and it is kept once the line is back.',
};

async function send({ action, enctype }: HTMLFormElement, sent: FormData): Promise<Answer> {
  const texts = [...sent].map(([name, value]) => [name, String(value)]);
  const body = enctype === 'multipart/form-data' ? sent : new URLSearchParams(texts);
  try {
    const post = (keepalive: boolean) => fetch(action, { method: 'POST', body, keepalive });
    // Browsers send at most 64 KB after a page is closed, and none of what is more.
    const { status } = await post(true).catch(() => post(false));
    if (status === 204) return 'kept';
    return status === 401 ? 'signed out' : status < 500 ? 'refused' : 'none';
  } catch {
    // No connection.
    return 'none';
  }
}

/** While somebody types in a field that has a limit. A fact in braces has its own length. */
function count(field: Element) {
  if (!isText(field)) return;
  const { to } = field.dataset;
  if (!to) return;
  const there = field.nextElementSibling;
  const shown = there instanceof HTMLOutputElement ? there : document.createElement('output');
  if (shown !== there) field.after(shown);
  const { length } = field.value.trim();
  const isRight = length <= Number(to);
  shown.textContent = field.value.includes('{')
    ? ''
    : `${length} characters${isRight ? '' : `, but there may be ${to}`}`;
  shown.className = isRight ? '' : 'wrong';
}

/** A photograph goes through a slow connection sooner. */
async function shrink(input: HTMLInputElement) {
  const [file] = input.files ?? [];
  const small = file && (await shrunk(file));
  if (!small || small === file || input.files?.[0] !== file) return;
  const files = new DataTransfer();
  files.items.add(small);
  input.files = files.files;
}

/** Before an answer is shown that says what is kept. */
export const keepSince = form && start(form);
