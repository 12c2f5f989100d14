import { Filled } from '@/components/layout/filled';
import { contactPage } from '@/content/contact';
import { type Opening, openingAt } from '@/lib/opening';
import { site } from '@/lib/site';
import { daysOf } from '@/lib/weekdays';
import { Fact } from './fact';

const { hours, timeZone, address } = site;

const opening: Opening = {
  days: daysOf(hours.days),
  opens: hours.opens,
  closes: hours.closes,
  timeZone,
  city: address.city,
};

/** A Wednesday night in Lahore, seen from where it is another day: as many words as there can be. */
const longest = openingAt(Date.UTC(2026, 10, 18, 18, 59), opening, 'America/Los_Angeles');

/** When somebody is there, and whether now. */
export function OpeningHours() {
  return (
    <dl>
      <Fact label={contactPage.hoursTitle}>
        {hours.days} {hours.label}
        <br />
        {hours.weekend}
        {longest && (
          <div
            className="open-now"
            data-room={`Closed now. ${longest.text}`}
            data-room-below={longest.elsewhere}
          >
            <Filled className="absolute inset-0" data-opening={JSON.stringify(opening)} />
          </div>
        )}
      </Fact>
    </dl>
  );
}
