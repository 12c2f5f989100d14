import { Link, Text } from '@react-email/components';
import type { SiteIdentity } from '@/content/types';
import { MailFrame, paragraph } from './mail-frame';

type Props = { site: SiteIdentity; unsubscribeUrl: string };

/** Welcomes a subscriber; carries the way out, in words and (by the mailer) as a header. */
export function WelcomeMail({ site, unsubscribeUrl }: Props) {
  return (
    <MailFrame
      site={site}
      title="Thank you for subscribing"
      preview="What to expect, and the way out"
    >
      <Text style={paragraph}>
        You will hear from us when we have written something useful about websites, software or
        being found online. We use your address for this newsletter and nothing else.
      </Text>
      <Text style={paragraph}>
        If it was not you who signed up, or you would rather not hear from us,{' '}
        <Link href={unsubscribeUrl}>unsubscribe here</Link>.
      </Text>
    </MailFrame>
  );
}
