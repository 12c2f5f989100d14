/**
 * Starts something when the visitor sees the page: at once, or, where the browser rendered the page
 * ahead of a click, once it is shown.
 *
 * @param start what to do; may return its end
 * @returns ends it, or keeps it from starting
 */
export function whenActivated(start: () => () => void): () => void {
  let end = () => {};
  const begin = () => {
    end = start();
  };
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
  return () => {
    document.removeEventListener('prerenderingchange', begin);
    end();
  };
}
