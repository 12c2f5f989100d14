import { onClick } from './on-click';

/** How long a button says what became of it, in ms. */
const shownFor = 2_000;

/** Answers the buttons that copy a fact, and says so to eyes and ears. */
export function answerCopying() {
  const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();
  onClick('[data-copy]', async (button) => {
    const done = await copy(button.dataset.copy ?? '');
    show(button, done ? 'copied' : 'failed');
    clearTimeout(timers.get(button));
    timers.set(button, setTimeout(show, shownFor, button, 'ready'));
  });
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The browser has no clipboard for this page, or its owner has said no.
    return false;
  }
}

function show(button: HTMLElement, state: 'ready' | 'copied' | 'failed') {
  button.dataset.state = state;
  const word = button.querySelector(`span[data-when="${state}"]`)?.textContent;
  const status = button.nextElementSibling;
  if (status) status.textContent = state === 'ready' ? '' : `${button.dataset.label}: ${word}`;
}
