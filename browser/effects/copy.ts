import { onClick } from './on-click.ts';

const resultDuration = 2_000; // ms

export function handleCopyButtons() {
  onClick('[data-copy]', async (button) => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '');
      show(button, 'copied');
    } catch {
      // Without a clipboard or permission.
      show(button, 'failed');
    }
    setTimeout(show, resultDuration, button, 'ready');
  });
}

function show(button: HTMLElement, state: 'ready' | 'copied' | 'failed') {
  button.dataset.state = state;
  const word = button.querySelector(`span[data-when="${state}"]`)?.textContent;
  const status = button.nextElementSibling;
  if (status) status.textContent = state === 'ready' ? '' : `${button.dataset.label}: ${word}`;
}
