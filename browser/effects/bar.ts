import { isSolidPath } from '@/lib/routes';

/** How far a page is scrolled, in px, before a translucent bar turns solid [spec 2.2]. */
const solidAfter = 50;

/** Makes the bar solid on its paths and where the page is scrolled. */
export function showScroll() {
  const update = () => {
    const solid = isSolidPath(location.pathname) || scrollY > solidAfter;
    document.querySelector('.site-bar')?.toggleAttribute('data-solid', solid);
  };
  addEventListener('scroll', update, { passive: true });
  update();
}
