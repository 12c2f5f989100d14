import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { report } from '#browser/send-beacon.ts';
import type { SpeedName } from '#lib/visits/beacon.ts';

/** Reports how fast the page was when it is hidden or left, each figure once. */
export function measureSpeed(): void {
  const measured = new Map<string, string>();
  const known = new Set<string>();
  const keep = ({ id, name, value }: MetricType) => {
    if (known.has(id)) return;
    known.add(id);
    measured.set(name, value.toPrecision(4));
  };
  for (const observe of [onLCP, onINP, onCLS]) observe(keep);
  // At the window, after the library, which listens at the document.
  addEventListener('visibilitychange', () => {
    if (!document.hidden || measured.size === 0) return;
    report(Object.fromEntries(measured) as Partial<Record<SpeedName, string>>);
    measured.clear();
  });
}
