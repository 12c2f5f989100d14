import { adoptSheet } from '#components/ui/adopt-sheet.ts';
import { toastSheet } from './toast-sheet.ts';

/** What is seen with the field in it. */
const ground = '[data-agency] [data-field], [data-form="newsletter"]';

/**
 * Keeps a toast in the half of the window in which what is focused is not.
 *
 * @returns a function that ends this
 */
export function placeToast(viewport: HTMLElement): () => void {
  adoptSheet(toastSheet);
  const place = () => {
    const { activeElement } = document;
    const focused = activeElement?.closest(ground) ?? activeElement;
    if (!focused || focused.matches('body, main') || viewport.contains(focused)) return;
    const own = viewport.getBoundingClientRect();
    const { top, bottom } = focused.getBoundingClientRect();
    if (top >= own.bottom || bottom <= own.top) return;
    const room = innerHeight + (document.querySelector('header')?.clientHeight ?? 0);
    viewport.style.inset = top + bottom > room ? 'var(--bar) 0 auto auto' : 'auto 0 0 auto';
  };
  place();
  // The focus of a field out of view scrolls.
  addEventListener('scroll', place);
  return () => removeEventListener('scroll', place);
}
