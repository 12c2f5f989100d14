import { Fragment } from 'react';
import { content } from '#lib/content/content.ts';
import { hoursInWords, periodInWords, upcomingPeriods } from '#lib/hours.ts';
import { type Opening, openingAt } from '#lib/shared/opening.ts';
import { day, momentOf } from '#lib/shared/zone-clock.ts';
import { Fact } from './contact-facts.tsx';

export function OpeningHours() {
  const { contact, site } = content();
  const { hours, timeZone, address } = site;
  const periods = upcomingPeriods(site);
  const special = periods.length > 0 ? periods : undefined;
  const opening = { hours, timeZone, city: address.city, special };
  const longest = longestOpeningText(opening);
  return (
    <dl data-keep-clear="">
      <Fact label={contact.hoursTitle}>
        {hoursInWords(site).map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
        {longest && (
          <div
            className="open-now relative mt-2 text-sm text-ink-2 noscript:hidden print:hidden"
            data-room={longest.text}
            data-room-below={longest.elsewhere}
          >
            <div className="absolute inset-0" data-opening={JSON.stringify(opening)} />
          </div>
        )}
        <SpecialHours />
      </Fact>
    </dl>
  );
}

/** The dates on which the week's hours do not hold. browser/effects/open-now.ts hides those that are over. */
export function SpecialHours() {
  const { site } = content();
  const periods = upcomingPeriods(site);
  if (periods.length === 0) return;
  return (
    <ul className="mt-2 grid gap-1 text-sm text-ink-2">
      {periods.map((period) => (
        <li key={period.from} data-until={momentOf(Date.parse(period.until) + day, site.timeZone)}>
          {periodInWords(period)}
        </li>
      ))}
    </ul>
  );
}

/** Their date often differs from the office's. */
const farZones = ['America/Los_Angeles', 'Pacific/Auckland'];

const hour = day / 24;
const someWeek = Date.UTC(2026, 10, 16);

/** Reserves space for the longest text that browser/effects/open-now.ts can show; undefined if none. */
export function longestOpeningText(
  opening: Opening,
): { text: string; elsewhere: string | undefined } | undefined {
  const periods = (opening.special ?? []).flatMap(({ from, until }) =>
    // In the week before one, the next opening may be after it.
    eachHour(Date.parse(from) - 7 * day, Date.parse(until) + 2 * day),
  );
  const shown = [...eachHour(someWeek, someWeek + 7 * day), ...periods].flatMap((moment) =>
    farZones.flatMap((zone) => openingAt(moment, opening, zone) ?? []),
  );
  if (shown.length === 0) return;
  return {
    text: longestOf(shown.map(({ status, text }) => `${status} ${text}`)),
    elsewhere: longestOf(shown.map(({ elsewhere = '' }) => elsewhere)) || undefined,
  };
}

/** Late in each hour, as the office may open or close at any minute of it. */
function eachHour(from: number, to: number): number[] {
  const late = from + hour - 60_000;
  return Array.from({ length: (to - from) / hour }, (_, index) => late + index * hour);
}

function longestOf(texts: readonly string[]): string {
  return texts.reduce((best, next) => (next.length > best.length ? next : best));
}
