import { afterFrame } from './effects/after-frame.ts';

const paintTimeout = 3_000; // ms, for browsers that do not report it

/** Resolves after the first paint, with which an earlier fetch would compete; of a scrolled page, after two frames. */
export const painted = new Promise<void>((resolve) => {
  const listen = () => {
    // The first has words: until then rel=expect holds it.
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    // Firefox reports no paint of a page that begins scrolled: at an anchor, reloaded, gone back to.
    setTimeout(resolve, scrollY ? 0 : paintTimeout);
  };
  // Two frames: the first may be of what was parsed before.
  const begin = () => afterFrame(() => afterFrame(listen));
  // Under `next start` React may write this into a page that is parsed already.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
});
