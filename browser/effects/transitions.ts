/**
 * Between two pages, only the picture of a card that is pressed grows (app/globals.css): a transition without one
 * would keep the next page waiting for nothing but its own snapshots, 150 to 300 ms without a graphics processor.
 */
export function keepGrowingTransitions() {
  addEventListener('pageswap', ({ viewTransition }) => {
    // Safari gives a pressed link no focus.
    const picture =
      document.querySelector('.group:hover .grows') ??
      document.querySelector('.group:focus-within .grows');
    if (!picture) return viewTransition?.skipTransition();
    for (const part of document.querySelectorAll<HTMLElement>('.grows, .hero-window')) {
      part.style.setProperty('view-transition-name', part === picture ? 'window' : 'none');
    }
  });
  // Skipped on either page, as when the visitor turns back, its promises reject.
  for (const type of ['pageswap', 'pagereveal'] as const) addEventListener(type, ignoreSkipped);
}

function ignoreSkipped({ viewTransition }: PageSwapEvent | PageRevealEvent) {
  for (const step of ['ready', 'updateCallbackDone', 'finished'] as const) {
    viewTransition?.[step].catch(() => undefined);
  }
}
