import { isSolidPath } from '#lib/content/routes.ts';

const solidAfter = 50; // px [spec 2.2]

/** Marks, beside the bar, whether one reads on or has turned back. */
export function markScroll() {
  let last = 0;
  const update = () => {
    const solid = isSolidPath(location.pathname) || scrollY > solidAfter;
    document.querySelector('.site-bar')?.toggleAttribute('data-solid', solid);
    if (scrollY !== last) document.documentElement.dataset.read = `${scrollY > last}`;
    last = scrollY;
  };
  addEventListener('scroll', update, { passive: true });
  // With the frame's own layout, not before it.
  requestAnimationFrame(update);
}
