const solidAfter = 50; // px [spec 2.2]

/** Marks, beside the bar, whether one reads on or has turned back. */
export function markScroll() {
  let last = 0;
  const update = () => {
    document.querySelector('.site-bar')?.toggleAttribute('data-solid', scrollY > solidAfter);
    if (scrollY !== last) document.documentElement.dataset.read = `${scrollY > last}`;
    last = scrollY;
  };
  addEventListener('scroll', update, { passive: true });
  // With the frame's own layout, not before it.
  requestAnimationFrame(update);
}
