/** Once somebody looks at the page: a tab in the background has no frames, nor has one that was rendered ahead. */
export function whenSeen(then: () => void) {
  if (document.hidden) {
    document.addEventListener('visibilitychange', () => whenSeen(then), { once: true });
  } else requestAnimationFrame(then);
}
