/** Runs a function after the first frame of the parsed page: one rendered ahead, or in a tab behind, has none until it is seen. */
export function afterFirstFrame(start: () => void) {
  const again = () => afterFirstFrame(start);
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', again, { once: true });
  } else if (document.hidden) {
    document.addEventListener('visibilitychange', again, { once: true });
  } else {
    requestAnimationFrame(() => setTimeout(start));
  }
}
