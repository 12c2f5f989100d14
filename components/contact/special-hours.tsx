import { clsx } from 'clsx';
import { content } from '#lib/content/content.ts';
import { periodInWords, upcomingPeriods } from '#lib/hours.ts';
import { day, momentOf } from '#lib/shared/zone-clock.ts';

/** The dates on which the week's hours do not hold. browser/effects/open-now.ts hides those that are over. */
export function SpecialHours({ className }: { className: string }) {
  const { site } = content();
  const periods = upcomingPeriods(site);
  if (periods.length === 0) return;
  return (
    <ul className={clsx('grid gap-1 text-sm text-ink-2', className)}>
      {periods.map((period) => (
        <li key={period.from} data-until={momentOf(Date.parse(period.until) + day, site.timeZone)}>
          {periodInWords(period)}
        </li>
      ))}
    </ul>
  );
}
