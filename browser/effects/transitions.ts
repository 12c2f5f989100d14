/**
 * Hears that a transition between pages was skipped, which is no failure: WebKit rejects the one that
 * a page was left by when that page comes back.
 */
export function forgiveSkipped() {
  addEventListener('pageswap', ({ viewTransition }) => {
    viewTransition?.ready.catch(() => undefined);
  });
}
