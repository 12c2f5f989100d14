import { onClick } from './on-click.ts';

const resultDuration = 2_000; // ms

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
    // No clipboard or no permission.
    return false;
  }
}

function show(button: HTMLElement, state: 'ready' | 'copied' | 'failed') {
  button.dataset.state = state;
  const word = button.querySelector(`span[data-when="${state}"]`)?.textContent;
  const status = button.nextElementSibling;
  if (status) status.textContent = state === 'ready' ? '' : `${button.dataset.label}: ${word}`;
}
