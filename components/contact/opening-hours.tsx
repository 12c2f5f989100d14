import { Fragment } from 'react';
import { day, momentOf } from '#lib/base/zone-clock.ts';
import { content } from '#lib/content/content.ts';
import { hoursInWords, periodInWords, upcomingPeriods } from '#lib/site/hours.ts';
import { type Opening, openingAt } from '#lib/site/opening.ts';
import { Fact } from './contact-facts.tsx';

export function OpeningHours() {
  const { contact, site } = content();
  const { hours, timeZone, address } = site;
  const periods = upcomingPeriods(site);
  const special = periods.length > 0 ? periods : undefined;
  const opening = { hours, timeZone, city: address.city, special };
  const said = openingAt(Date.now(), opening, farZone);
  return (
    <dl>
      <Fact label={contact.hoursTitle}>
        {hoursInWords(site).map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
        {said && (
          <div
            className="open-now relative mt-2 text-sm text-ink-2 noscript:hidden print:hidden"
            data-room={longestText(opening)}
            data-room-below={said.elsewhere}
          >
            <div className="absolute inset-0" data-opening={JSON.stringify(opening)} />
          </div>
        )}
        <SpecialHours />
      </Fact>
    </dl>
  );
}

/** The dates on which the week's hours do not hold. browser/parts/opening.ts hides those that are over. */
export function SpecialHours() {
  const { site } = content();
  const periods = upcomingPeriods(site);
  if (periods.length === 0) return;
  return (
    <ul className="mt-2 grid gap-1 text-sm text-ink-2">
      {periods.map((period) => (
        <li data-until={momentOf(Date.parse(period.until) + day, site.timeZone)} key={period.from}>
          {periodInWords(period)}
        </li>
      ))}
    </ul>
  );
}

/** Whose date often differs from the office's: what is said there is long. */
const farZone = 'America/Los_Angeles';

/** As long as what browser/parts/opening.ts may say, so that nothing moves when it does. */
function longestText({ city, special = [] }: Opening): string {
  const [name = ''] = special.map((period) => period.name).sort((a, b) => b.length - a.length);
  const status = name ? `Closed for ${name}.` : 'Closed now.';
  const next = name ? 'Wednesday, September 30,' : 'Wednesday';
  return `${status} It is Wednesday 12:00 PM in ${city}. We open ${next} at 12:00 PM.`;
}
