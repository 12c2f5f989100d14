/** Whether this page began a visit: not one that led here, nor a reload, nor a way back. */
export function isFirstOfVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
}
