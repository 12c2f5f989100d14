import { afterFirstFrame } from './effects/first-frame.ts';

const paintTimeout = 3_000; // ms, for browsers that do not report it

/** Resolves after the first paint, with which an earlier fetch would compete. */
export const painted = new Promise<void>((resolve) => {
  const listen = () => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, paintTimeout);
  };
  // Two frames: the first may be painted while the document is still parsed.
  afterFirstFrame(() => afterFirstFrame(listen));
});
