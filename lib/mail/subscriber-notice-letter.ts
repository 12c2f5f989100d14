import type { SiteIdentity } from '@/content/types';
import type { Subscriber } from '@/lib/store/schema';
import { formatTime } from './format-time';
import type { Letter } from './letter';

/** Tells the agency of a new subscriber, with the record of the consent. */
export function subscriberNoticeLetter(subscriber: Subscriber, site: SiteIdentity): Letter {
  const { email, consent_at, consent_page, policy_date } = subscriber;
  return {
    title: 'A new newsletter subscriber',
    preview: email,
    parts: [
      {
        paragraph: [
          { email },
          ` subscribed on ${formatTime(consent_at, site.timeZone)} (${site.address.city}), from the page ${consent_page}, under the privacy policy of ${policy_date}.`,
        ],
      },
    ],
  };
}
