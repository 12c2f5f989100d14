import { create } from '#browser/create.ts';
import { loadIsland } from '#browser/load-part.ts';
import { placeToast } from '#components/ui/toast/place-toast.ts';
import { type Toast, toastClass, toastDuration } from '#components/ui/toast/toast.ts';
import { linkOf } from './ways-out.ts';

/** Shows a toast: Radix's, or where that cannot be loaded, a plain one. */
export async function showToast(toast: Toast): Promise<void> {
  const island = await loadIsland('toast');
  if (island) island.showToast(toast);
  else showPlainly(toast);
}

function showPlainly({ title, description, variant, actions = [] }: Toast) {
  document.getElementById('plain-toast')?.remove();
  const words = create('div');
  words.append(create('p', 'font-semibold', title), create('p', 'mt-1 text-sm', description));
  words.append(...actions.map((action) => linkOf(action, 'text-sm font-semibold underline')));
  const toast = create('div', toastClass[variant]);
  toast.append(words);
  const viewport = Object.assign(create('div', 'toast-viewport'), { id: 'plain-toast' });
  viewport.setAttribute('role', 'alert');
  viewport.append(toast);
  document.body.append(viewport);
  const stop = placeToast(viewport);
  setTimeout(() => {
    stop();
    viewport.remove();
  }, toastDuration);
}
