import { adoptSheet } from '#components/ui/adopt-sheet.ts';
import { toastSheet } from './toast-sheet.ts';

/** What is seen with the field in it. */
const ground = '[data-agency] [data-field], [data-form="newsletter"]';

/**
 * Moves a toast to the other half of the window while it would cover what is focused.
 *
 * @returns a function that ends this
 */
export function placeToast(viewport: HTMLElement): () => void {
  adoptSheet(toastSheet);
  const place = () => {
    const { activeElement } = document;
    const focused = activeElement?.closest(ground) ?? activeElement;
    if (!focused || focused.matches('body, main') || viewport.contains(focused)) return;
    viewport.style.inset = '';
    const own = viewport.getBoundingClientRect();
    const { top, bottom } = focused.getBoundingClientRect();
    if (top >= own.bottom || bottom <= own.top) return;
    const isAbove = own.top + own.bottom < innerHeight;
    viewport.style.inset = isAbove ? 'auto 0 0 auto' : 'var(--bar) 0 auto auto';
  };
  place();
  // The focus of a field out of view scrolls.
  addEventListener('scroll', place);
  return () => removeEventListener('scroll', place);
}
