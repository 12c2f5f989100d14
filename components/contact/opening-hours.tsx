import { Fragment } from 'react';
import { content } from '#lib/content/content.ts';
import { hoursInWords } from '#lib/hours.ts';
import { Fact } from './fact.tsx';
import { longestOpeningText } from './longest-opening.ts';

export function OpeningHours() {
  const { contact, site } = content();
  const opening = { hours: site.hours, timeZone: site.timeZone, city: site.address.city };
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
      </Fact>
    </dl>
  );
}
