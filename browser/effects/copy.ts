import { onClick } from './on-click';

/** How long a button shows the result, in ms. */
const resultDuration = 2_000;

/** Copies the `data-copy` of a pressed button, and shows and announces the result. */
export function handleCopyButtons() {
  const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();
  onClick('[data-copy]', async (button) => {
    const done = await copy(button.dataset.copy ?? '');
    show(button, done ? 'copied' : 'failed');
    clearTimeout(timers.get(button));
    timers.set(button, setTimeout(show, resultDuration, button, 'ready'));
  });
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no clipboard, or no permission.
    return false;
  }
}

function show(button: HTMLElement, state: 'ready' | 'copied' | 'failed') {
  button.dataset.state = state;
  const word = button.querySelector(`span[data-when="${state}"]`)?.textContent;
  const status = button.nextElementSibling;
  if (status) status.textContent = state === 'ready' ? '' : `${button.dataset.label}: ${word}`;
}
