import { onClick } from './on-click.ts';

const resultDuration = 2_000; // ms

export function handleCopyButtons() {
  onClick('[data-copy]', async (button) => {
    const state = await copy(button.dataset.copy ?? '').then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    show(button, state);
    setTimeout(show, resultDuration, button, 'ready');
  });
}

/** Rejects without a clipboard or permission. */
const copy = async (text: string) => navigator.clipboard.writeText(text);

function show(button: HTMLElement, state: 'ready' | 'copied' | 'failed') {
  button.dataset.state = state;
  const word = button.querySelector(`span[data-when="${state}"]`)?.textContent;
  const status = button.nextElementSibling;
  if (status) status.textContent = state === 'ready' ? '' : `${button.dataset.label}: ${word}`;
}
