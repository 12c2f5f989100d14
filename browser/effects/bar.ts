import { isSolidPath } from '#lib/content/routes.ts';

const solidAfter = 50; // px [spec 2.2]

export function markScrolledBar() {
  const update = () => {
    const solid = isSolidPath(location.pathname) || scrollY > solidAfter;
    document.querySelector('.site-bar')?.toggleAttribute('data-solid', solid);
  };
  addEventListener('scroll', update, { passive: true });
  // With the frame's own layout, not before it.
  requestAnimationFrame(update);
}
