const delay = 100; // ms [spec 2.3]

/** On home, scrolls to the section in its hash, unless after Back or Forward. */
export function scrollToSection() {
  if (location.pathname !== '/') return;
  const [entry] = performance.getEntriesByType('navigation');
  const cameBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  if (!cameBack) setTimeout(() => document.querySelector(':target')?.scrollIntoView(), delay);
}
