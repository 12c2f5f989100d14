import { isSolidPath } from '@/lib/routes';

/** In px [spec 2.2]. */
const solidAfter = 50;

/** Makes the bar solid where the page is scrolled, and on some paths always. */
export function showScroll() {
  const update = () => {
    const solid = isSolidPath(location.pathname) || scrollY > solidAfter;
    document.querySelector('.site-bar')?.toggleAttribute('data-solid', solid);
  };
  addEventListener('scroll', update, { passive: true });
  update();
}
