import { Fragment } from 'react';
import { content } from '#lib/content/content.ts';
import { hoursInWords, upcomingPeriods } from '#lib/hours.ts';
import { Fact } from './fact.tsx';
import { longestOpeningText } from './longest-opening.ts';
import { SpecialHours } from './special-hours.tsx';

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
        <SpecialHours className="mt-2" />
      </Fact>
    </dl>
  );
}
