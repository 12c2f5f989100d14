/** WebKit rejects the transition to a page that it restores. */
export function ignoreSkippedTransitions() {
  addEventListener('pageswap', ({ viewTransition }) => {
    viewTransition?.ready.catch(() => undefined);
  });
}
