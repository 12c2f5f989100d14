/**
 * Starts something right after the first frame of the whole page: once the page is read, and, where
 * the browser rendered it ahead of a click, once the visitor sees it.
 */
export function afterFirstFrame(start: () => void) {
  const again = () => afterFirstFrame(start);
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', again, { once: true });
  } else if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', again, { once: true });
  } else if (document.hidden) {
    // It has no frames.
    setTimeout(start);
  } else {
    requestAnimationFrame(() => setTimeout(start));
  }
}
