/** A transition may be skipped on either page, as when the visitor turns back; its promises reject then. */
export function ignoreSkippedTransitions() {
  for (const type of ['pageswap', 'pagereveal'] as const) addEventListener(type, ignoreSkipped);
}

function ignoreSkipped({ viewTransition }: PageSwapEvent | PageRevealEvent) {
  for (const step of ['ready', 'updateCallbackDone', 'finished'] as const) {
    viewTransition?.[step].catch(() => undefined);
  }
}
