import type { Lead, Subscriber, Suspicion } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { answersOf } from '#lib/leads/answers.ts';
import { contactFields, listFields } from '#lib/leads/contact-fields.ts';
import { sourceName } from '#lib/leads/source.ts';
import { kinds } from '#lib/post/kinds.ts';
import { findPersonalData, type PersonalData } from './people.ts';

/** Everything stored about an address, in words for the person who asks for it. Times are UTC. */
export async function exportPerson(store: Pick<Store, 'db'>, email: string) {
  const { leads, subscriptions, outbox, signed } = await findPersonalData(store, email);
  return {
    'held on': email,
    'as of': new Date().toISOString(),
    messages: leads.map(describeMessage),
    subscriptions: subscriptions.map(describeSubscription),
    mails: outbox.map(describeMail),
    'times named for work at our desk': signed || undefined,
  };
}

function describeMessage(lead: Lead) {
  const given = listFields(contactFields).map(({ field, label }) => [
    label.toLowerCase(),
    lead[field] || undefined,
  ]);
  return {
    received: toIsoTime(lead.received_at),
    ...Object.fromEntries(given),
    'sent from page': lead.page,
    'came by campaign': sourceName({ ...lead, referrer: null }) || undefined,
    'came from site': lead.referrer ?? undefined,
    'visit began on page': lead.first_page ?? undefined,
    'page before the form': lead.page_before ?? undefined,
    suspicion: lead.suspicion ? suspicions[lead.suspicion] : undefined,
    'shown to us in a summary': toIsoTime(lead.told_at),
    'suspicion that we dropped': lead.cleared_suspicion
      ? suspicions[lead.cleared_suspicion]
      : undefined,
    answered: toIsoTime(lead.answered_at),
    'our answers': answersOf(lead).map(({ words, at }) => ({ written: toIsoTime(at), words })),
    'became a client': toIsoTime(lead.won_at),
    'did not become a client': toIsoTime(lead.lost_at),
    'looked after by': lead.looked_after_by ?? undefined,
    'we ask again on': lead.ask_again ?? undefined,
    'our note on it': lead.note ?? undefined,
    'set aside without an answer': toIsoTime(lead.dismissed_at),
  };
}

export const suspicions: Record<Suspicion, string> = {
  'honeypot filled': 'A part of the form that people do not see was filled in, as a robot does.',
  'token forged': 'The proof that it came by our own form was forged, as a robot does.',
  'sells links': 'It has several links, and offers links or places in search results for sale.',
  'sent too fast': 'It was sent within three seconds, as a robot does.',
};

function describeSubscription(subscriber: Subscriber) {
  return {
    email: subscriber.email,
    subscribed: toIsoTime(subscriber.consent_at),
    'on page': subscriber.consent_page,
    'privacy policy of': subscriber.policy_date,
    'SHA-256 of the text shown': subscriber.consent_hash ?? undefined,
    'last welcome written': toIsoTime(subscriber.welcomed_at),
    unsubscribed: toIsoTime(subscriber.unsubscribed_at),
    'taken off by us, as': subscriber.left_by ? reasons[subscriber.left_by] : undefined,
  };
}

export const reasons = {
  desk: 'we took it off by hand',
  gone: 'mail to the address came back',
  full: 'mail to the address came back',
  complaint: 'a mail of ours was reported as unwanted',
};

function describeMail(mail: PersonalData['outbox'][number]) {
  const { kind, letter_subject, created_at, sent_at, failed_at, returned, returned_at } = mail;
  return {
    mail: kinds[kind].words,
    subject: letter_subject ?? undefined,
    written: toIsoTime(created_at),
    sent: toIsoTime(sent_at) ?? (failed_at === null ? 'not yet' : undefined),
    'given up': toIsoTime(failed_at),
    [returned === 'complaint' ? 'reported as unwanted' : 'came back']: toIsoTime(returned_at),
  };
}

function toIsoTime(at: number | null): string | undefined {
  return at === null ? undefined : new Date(at).toISOString();
}
