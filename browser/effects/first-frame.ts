/** Runs a function after the first frame of the parsed page, or once a prerendered page is shown. */
export function afterFirstFrame(start: () => void) {
  const again = () => afterFirstFrame(start);
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', again, { once: true });
  } else if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', again, { once: true });
  } else if (document.hidden) {
    // A hidden page has no frames.
    setTimeout(start);
  } else {
    requestAnimationFrame(() => setTimeout(start));
  }
}
