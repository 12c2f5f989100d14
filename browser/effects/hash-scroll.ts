const delay = 100; // ms [spec 2.3]

/** On home, scrolls to the section in its hash, unless after Back or Forward. */
export function scrollToSection() {
  if (location.pathname !== '/') return;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') return;
  setTimeout(() => document.querySelector(':target')?.scrollIntoView(), delay);
}
