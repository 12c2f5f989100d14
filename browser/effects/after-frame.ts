/** Runs a function after the next frame: a page rendered ahead, or in a tab behind, has none until it is seen. */
export function afterFrame(start: () => void) {
  requestAnimationFrame(() => setTimeout(start));
}
