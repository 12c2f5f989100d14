/** Ignores skipped page transitions, which WebKit rejects when a page is restored. */
export function ignoreSkippedTransitions() {
  addEventListener('pageswap', ({ viewTransition }) => {
    viewTransition?.ready.catch(() => undefined);
  });
}
