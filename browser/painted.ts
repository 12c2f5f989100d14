import { afterFirstFrame } from './effects/first-frame';

/** How long a browser may take to say that it has painted, in ms; some keep it to themselves. */
const longestPaint = 3_000;

/**
 * Resolves once the first frame is on the screen, by the browser's own word: what is fetched earlier
 * competes with it.
 */
export const painted = new Promise<void>((resolve) => {
  const listen = () => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, longestPaint);
  };
  // Two frames are for the rest of the document, where its head was painted while it was still read.
  afterFirstFrame(() => afterFirstFrame(listen));
});
