import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';
import { routes } from '@/lib/routes';
import { mailboxes, site } from '@/lib/site';
import { findLead } from '@/lib/store/leads';
import type { OutboxEntry } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';
import { findSubscriber } from '@/lib/store/subscribers';
import { LeadMail } from './lead-mail';
import type { Message } from './mailer';
import { SubscriberNoticeMail } from './subscriber-notice-mail';
import { WelcomeMail } from './welcome-mail';

/**
 * Writes the mail that an outbox row stands for, from what the store holds now.
 *
 * @returns nothing where the lead or subscriber is no longer there
 */
export async function composeMail(store: Store, entry: OutboxEntry): Promise<Message | undefined> {
  switch (entry.kind) {
    case 'lead':
      return composeLead(store, entry);
    case 'subscriber-notice':
      return composeNotice(store, entry);
    case 'subscriber-welcome':
      return composeWelcome(store, entry);
  }
}

async function composeLead(store: Store, entry: OutboxEntry) {
  const lead = await findLead(store, entry.subject_id);
  if (!lead) return;
  return message(entry, <LeadMail lead={lead} site={site} />, {
    to: mailboxes().to,
    replyTo: { name: lead.name, address: lead.email },
    subject: `New lead: ${lead.name}`,
  });
}

async function composeNotice(store: Store, entry: OutboxEntry) {
  const subscriber = await findSubscriber(store, entry.subject_id);
  if (!subscriber) return;
  return message(entry, <SubscriberNoticeMail subscriber={subscriber} site={site} />, {
    to: mailboxes().to,
    subject: 'New newsletter subscriber',
  });
}

async function composeWelcome(store: Store, entry: OutboxEntry) {
  const subscriber = await findSubscriber(store, entry.subject_id);
  if (!subscriber || subscriber.unsubscribed_at !== null) return;
  const unsubscribeUrl = `${site.url}${routes.unsubscribeApi}?token=${subscriber.token}`;
  return message(entry, <WelcomeMail site={site} unsubscribeUrl={unsubscribeUrl} />, {
    to: subscriber.email,
    subject: `You are on the ${site.name} newsletter`,
    unsubscribeUrl,
  });
}

async function message(
  entry: OutboxEntry,
  body: ReactElement,
  envelope: Pick<Message, 'to' | 'replyTo' | 'subject' | 'unsubscribeUrl'>,
): Promise<Message> {
  const html = await render(body);
  return {
    id: entry.id,
    date: new Date(entry.created_at),
    from: mailboxes().from,
    html,
    text: toPlainText(html, { selectors: [{ selector: '[data-verbatim]', format: 'pre' }] }),
    ...envelope,
  };
}
