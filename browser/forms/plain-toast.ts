import { create } from '#browser/create.ts';
import { placeToast } from '#components/ui/toast/place-toast.ts';
import { type Toast, toastClass, toastDuration } from '#components/ui/toast/toast.ts';

/**
 * Shows a toast as browser/islands/toast.tsx does, without React, where that is long in coming.
 *
 * @returns a function that removes it
 */
export function showPlainToast({ title, description, variant }: Toast): () => void {
  const close = create('button', 'grid size-9 flex-none place-items-center rounded text-xl', '×');
  close.setAttribute('aria-label', 'Close');
  const words = [create('p', 'font-semibold', title), create('p', 'mt-1 text-sm', description)];
  const toast = create(
    'div',
    toastClass[variant],
    create('div', 'w-full min-w-0', ...words),
    close,
  );
  toast.setAttribute('role', 'alert');
  const viewport = create('div', 'toast-viewport', toast);
  document.body.append(viewport);
  const end = placeToast(viewport);
  const remove = () => {
    end();
    viewport.remove();
  };
  close.addEventListener('click', remove);
  setTimeout(remove, toastDuration);
  return remove;
}
