import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { report } from '#browser/send-beacon.ts';
import type { SpeedName } from '#lib/visits/beacon.ts';

/** Reports how fast the page was when it is first hidden or left. */
export function measureSpeed(): void {
  const measured = new Map<string, string>();
  const keep = ({ name, value }: MetricType) => measured.set(name, value.toPrecision(4));
  for (const observe of [onLCP, onINP, onCLS]) observe(keep);
  // At the window, after the library, which listens at the document.
  addEventListener(
    'visibilitychange',
    () =>
      measured.size > 0 &&
      report(Object.fromEntries(measured) as Partial<Record<SpeedName, string>>),
    { once: true },
  );
}
