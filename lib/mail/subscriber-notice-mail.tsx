import { Text } from '@react-email/components';
import type { SiteIdentity } from '@/content/types';
import type { Subscriber } from '@/lib/store/schema';
import { formatTime } from './format-time';
import { MailFrame, paragraph } from './mail-frame';

type Props = { subscriber: Subscriber; site: SiteIdentity };

/** Tells the agency of a new subscriber, with the record of the consent. */
export function SubscriberNoticeMail({ subscriber, site }: Props) {
  return (
    <MailFrame site={site} title="A new newsletter subscriber" preview={subscriber.email}>
      <Text style={paragraph}>
        {subscriber.email} subscribed on {formatTime(subscriber.consent_at, site.timeZone)} (
        {site.address.city}), from the page {subscriber.consent_page}, under the privacy policy of{' '}
        {subscriber.policy_date}.
      </Text>
    </MailFrame>
  );
}
