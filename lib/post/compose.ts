import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { mailboxes } from '#lib/content/site.ts';
import type { Notice, OutboxEntry, OutboxKind, Subscriber } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { changesOfAct } from '#lib/desk/changes.ts';
import { deskPeople, deskUrl, findPerson, personKey } from '#lib/desk/people.ts';
import { findAlert } from '#lib/health/alerts.ts';
import { readDigest } from '#lib/leads/digest.ts';
import { findLead } from '#lib/leads/leads.ts';
import { leadMail, replyTo } from '#lib/leads/mails/lead-mail.ts';
import { readMonth } from '#lib/leads/mails/month.ts';
import { ownerLinks } from '#lib/leads/mails/owner-links.ts';
import { alertMail, digestMail, passkeyMail, signInMail } from '#lib/leads/mails/owner-mails.ts';
import { readReminders, readUnanswered } from '#lib/leads/reminders.ts';
import { monthMail, reminderMail } from '#lib/leads/report-mails.ts';
import { findLetter } from '#lib/letters/letters.ts';
import { findNoticed } from '#lib/letters/mails/notices.ts';
import {
  letterMail,
  subscriberNoticeMail,
  welcomeMail,
} from '#lib/letters/mails/subscriber-mails.ts';
import { findSubscriber } from '#lib/letters/subscribers.ts';
import { type ParsedLetter, parseLetter } from '#lib/letters/writing/parse-letter.ts';
import type { LeadPost } from './lead-posts.ts';
import { renderText } from './look/mail-text.ts';
import { type MailContent, withoutMarks } from './mail-content.ts';
import { renderHtml } from './mail-html.ts';
import type { Message } from './mailer.ts';

/** @returns undefined where there is no longer anything to send, or nobody to send it to */
export async function composeMail(store: Store, entry: OutboxEntry): Promise<Message | undefined> {
  if (!isMail(entry.kind)) throw new Error(`${entry.kind} is no mail`);
  return composers[entry.kind](store, entry);
}

type Composer = (store: Store, entry: OutboxEntry) => Promise<Message | undefined>;
type MailKind = Exclude<OutboxKind, LeadPost | 'alert-post'>;

const composers: Record<MailKind, Composer> = {
  lead: composeLead,
  'subscriber-notice': composeSubscriberNotice,
  'subscriber-welcome': composeWelcome,
  newsletter: composeStoredLetter,
  digest: composeDigest,
  'sign-in': composeSignIn,
  passkey: composePasskeyNotice,
  reminder: composeReminder,
  month: composeMonth,
  'alert-mail': composeStoredAlert,
};

const isMail = (kind: OutboxKind): kind is MailKind => kind in composers;

/** @param id the same for each attempt, so that the receiver recognizes a repetition */
export function composeAlert(id: string, notice: Notice): Message {
  const { ALERT_MAIL_TO } = env();
  return buildMessage({ id, created_at: notice.at }, alertMail(notice), {
    ...(ALERT_MAIL_TO && { to: ALERT_MAIL_TO }),
  });
}

type Row = Pick<OutboxEntry, 'id' | 'created_at'>;
type Reader = Pick<Subscriber, 'email' | 'token'>;

export function composeLetter(row: Row, reader: Reader, letter: ParsedLetter): Message {
  return composeForSubscriber(row, reader, letter.subject, (url) => letterMail(letter, url));
}

async function composeLead(store: Store, entry: OutboxEntry) {
  const lead = await findLead(store, entry.subject_id);
  if (!lead) return;
  return buildMessage(entry, leadMail(lead, await linksOf(store, entry)), {
    replyTo: replyTo(lead),
    subject: `New lead: ${lead.name}`,
  });
}

async function composeSubscriberNotice(store: Store, entry: OutboxEntry) {
  const subscribers = await findNoticed(store, entry);
  if (subscribers.length === 0) return;
  return buildMessage(entry, subscriberNoticeMail(subscribers));
}

async function composeWelcome(store: Store, entry: OutboxEntry) {
  const { site } = content();
  const subscriber = await findSubscriber(store, entry.subject_id);
  if (!subscriber || subscriber.unsubscribed_at !== null) return;
  const subject = `You are on the ${site.name} newsletter`;
  return composeForSubscriber(entry, subscriber, subject, welcomeMail);
}

async function composeStoredLetter(store: Store, entry: OutboxEntry) {
  const { site } = content();
  const subscriber = await findSubscriber(store, entry.subject_id);
  const stored = entry.letter_id === null ? undefined : await findLetter(store, entry.letter_id);
  if (!subscriber || subscriber.unsubscribed_at !== null) return;
  if (!stored || stored.stopped_at !== null) return;
  const letter = parseLetter(stored.source, site.url);
  // It was valid when it was stored.
  if ('problems' in letter) throw new TypeError(`Letter ${stored.id} cannot be read any more`);
  return composeLetter(entry, subscriber, letter);
}

async function composeDigest(store: Store, entry: OutboxEntry) {
  const digest = await readDigest(store);
  const { held, heldCount, failed } = digest;
  if (held.length + failed.length === 0) return;
  return buildMessage(entry, digestMail(digest, await linksOf(store, entry)), {
    subject:
      heldCount > 0
        ? `Messages held as suspect: ${heldCount}`
        : 'Welcomes that could not be delivered',
    digestItems: { leads: held.map(({ id }) => id), mails: failed.map(({ id }) => id) },
  });
}

/** Of the owner's mails: on a trial, they lead to this machine. */
function linksOf(store: Store, { created_at }: OutboxEntry) {
  return ownerLinks(store, created_at, new URL(deskUrl('/')).origin);
}

/** The link is made only here: until then nothing is stored that would sign anybody in. */
async function composeSignIn(store: Store, entry: OutboxEntry) {
  // Loaded when it is needed, as better-auth takes most of a second: for strangers, too, whom that would tell.
  const { createLink } = await import('#lib/desk/sign-in-links.ts');
  const person = deskPeople().find((one) => personKey(one) === entry.subject_id);
  // Of no use to who asked for it so long ago.
  if (!person || Date.now() - entry.created_at > 10 * 60_000) return;
  return buildMessage(entry, signInMail(await createLink(store, person)), {
    to: person,
    subject: `Sign in to ${content().site.name}’s desk`,
  });
}

async function composePasskeyNotice(store: Store, entry: OutboxEntry) {
  const [change] = await changesOfAct(store, entry.subject_id);
  const person = change && findPerson(change.who);
  if (!person) return;
  return buildMessage(entry, passkeyMail(change), { to: person });
}

async function composeReminder(store: Store, entry: OutboxEntry) {
  const { on } = await readReminders(store);
  const unanswered = await readUnanswered(store, entry.created_at);
  if (!on || unanswered.count === 0) return;
  return buildMessage(entry, reminderMail(unanswered, await linksOf(store, entry)));
}

async function composeMonth(store: Store, entry: OutboxEntry) {
  const figures = await readMonth(store, entry.subject_id);
  const { messages, messagesEarlier, readers } = figures;
  // A site without visitors so far has nothing to report.
  if (messages + messagesEarlier + readers.gained + readers.lost + readers.now === 0) return;
  const { on } = await readReminders(store);
  const link = on ? undefined : await linksOf(store, entry);
  return buildMessage(entry, monthMail(figures, link));
}

async function composeStoredAlert(store: Store, entry: OutboxEntry) {
  const alert = await findAlert(store, entry.subject_id);
  return alert && composeAlert(entry.id, alert);
}

function composeForSubscriber(
  row: Row,
  { email, token }: Reader,
  subject: string,
  write: (unsubscribeUrl: string) => MailContent,
): Message {
  const { site } = content();
  const unsubscribeUrl = `${site.url}${routes.unsubscribeApi}?token=${token}`;
  return buildMessage(row, write(unsubscribeUrl), {
    to: email,
    replyTo: { name: site.name, address: site.email },
    subject,
    unsubscribeUrl,
  });
}

type Envelope = Pick<Message, 'to' | 'replyTo' | 'subject' | 'unsubscribeUrl' | 'digestItems'>;

/** To the agency, under the title of what it says, unless the envelope has others. */
function buildMessage(row: Row, content: MailContent, envelope: Partial<Envelope> = {}): Message {
  const { from, to } = mailboxes();
  const { replyTo, subject = content.title } = envelope;
  return {
    id: row.id,
    date: new Date(row.created_at),
    from,
    to,
    html: renderHtml(content),
    text: renderText(content),
    ...envelope,
    replyTo: replyTo && { ...replyTo, name: withoutMarks(replyTo.name) },
    subject: withoutMarks(subject),
  };
}
