import { Link, Text } from '@react-email/components';
import type { SiteIdentity } from '@/content/types';
import { palette } from '@/lib/palette';
import { phoneLink } from '@/lib/routes';
import type { Lead } from '@/lib/store/schema';
import { formatTime } from './format-time';
import { MailFrame, paragraph } from './mail-frame';

/** What the agency reads when a visitor has written: who, how to answer, and the words as typed. */
export function LeadMail({ lead, site }: { lead: Lead; site: SiteIdentity }) {
  return (
    <MailFrame site={site} title={`${lead.name} wrote to us`} preview={lead.message.slice(0, 120)}>
      <Text style={paragraph}>
        E-mail: <Link href={`mailto:${lead.email}`}>{lead.email}</Link>
        <br />
        Phone: {lead.phone ? <Link href={phoneLink(lead.phone)}>{lead.phone}</Link> : 'not given'}
        <br />
        Sent: {formatTime(lead.received_at, site.timeZone)} ({site.address.city})
        <br />
        Page: {lead.page}
        {lead.suspicion && (
          <>
            <br />
            Note: {lead.suspicion}, it may come from a program
          </>
        )}
      </Text>
      <Text data-verbatim style={{ ...paragraph, whiteSpace: 'pre-wrap' }}>
        {lead.message}
      </Text>
      <Text style={{ ...paragraph, color: palette.ink2, fontSize: '14px' }}>
        Answer this mail and it goes to {lead.name}. We promise a reply within 24 hours.
      </Text>
    </MailFrame>
  );
}
