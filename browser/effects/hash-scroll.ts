/** How long after loading the home page goes to the section in its address, in ms [spec 2.3]. */
const delay = 100;

/** Brings the section that the address names into view; a visitor who comes back is left in place. */
export function goToSection() {
  const [entry] = performance.getEntriesByType('navigation');
  const cameBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  if (cameBack || location.pathname !== '/' || !location.hash) return;
  setTimeout(() => section()?.scrollIntoView(), delay);
}

function section(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // A lone percent sign.
    return document.getElementById(id);
  }
}
