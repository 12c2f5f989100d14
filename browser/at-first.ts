/** Of a hand: what whoever leaves without one does not need waits for these. */
export const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs a function at the first of these events, once. */
export function atFirst(
  types: readonly string[],
  run: () => void,
  target: EventTarget = window,
): void {
  const came = new AbortController();
  const first = () => {
    came.abort();
    run();
  };
  for (const type of types)
    target.addEventListener(type, first, { passive: true, signal: came.signal });
}
