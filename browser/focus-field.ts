/**
 * Focuses a control and scrolls to its label: WebKit's `focus()` knows no `scroll-margin`, and leaves the label below
 * the bar.
 */
export function focusField(control: HTMLElement & { labels?: NodeListOf<HTMLElement> | null }) {
  control.focus({ preventScroll: true });
  const label = control.labels?.[0] ?? control;
  // With room for a toast above, and for what it names.
  label.style.scrollMargin = '20vh 0 30vh';
  label.scrollIntoView({ block: 'nearest' });
}
