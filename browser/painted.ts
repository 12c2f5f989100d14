import { afterFirstFrame } from './effects/first-frame';

/** In ms; some browsers do not report paint. */
const paintTimeout = 3_000;

/** Resolves once the first frame is on the screen: what is fetched earlier competes with it. */
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
  // Two frames, as the head of a document may be painted while the rest is still parsed.
  afterFirstFrame(() => afterFirstFrame(listen));
});
