/** In px: how much of the window’s end the keyboard of a phone lies over, which what is fixed there does not know. */
export function covered(): number {
  const view = window.visualViewport;
  return view ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0;
}
