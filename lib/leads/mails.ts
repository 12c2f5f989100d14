import { content } from '#lib/content/content.ts';
import { mailboxes } from '#lib/content/site.ts';
import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { heldInWords } from '#lib/desk/held.ts';
import { deskUrl } from '#lib/desk/people.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import { withoutMarks } from '#lib/post/mail-content.ts';
import { readAnswer } from './answers.ts';
import { markNotified, readDigest } from './digest.ts';
import { findLead } from './leads.ts';
import { answerMail } from './mails/answer-mail.ts';
import { digestMail } from './mails/digest-mail.ts';
import { composeLeadEvent } from './mails/lead-event.ts';
import { leadMail, replyTo } from './mails/lead-mail.ts';
import { readMonth } from './mails/month.ts';
import { ownerLinks } from './mails/owner-links.ts';
import { monthMail, reminderMail } from './mails/report-mails.ts';
import { readReminders, readUnanswered } from './reminders.ts';

export const leadMails = {
  lead: composeLead,
  answer: composeAnswer,
  'answer-copy': composeAnswer,
  digest: composeDigest,
  reminder: composeReminder,
  month: composeMonth,
  'lead-post': composePost,
  'lead-correction': composePost,
  'lead-erasure': composePost,
} satisfies Partial<Composers>;

async function composeLead(store: Store, entry: OutboxEntry) {
  const lead = await findLead(store, entry.subject_id);
  if (!lead) return;
  return buildMessage(entry, leadMail(lead, await linksOf(store, entry)), {
    replyTo: replyTo(lead),
    subject: `New lead: ${lead.name}`,
  });
}

/** To the visitor, or its copy to the inbox. */
async function composeAnswer(store: Store, entry: OutboxEntry) {
  const answered = await readAnswer(store, entry);
  if (!answered) return;
  const { lead, answer, follows } = answered;
  const { name } = content().site;
  if (entry.kind === 'answer-copy') {
    const title = `${answer.who} answered ${withoutMarks(lead.name)}`;
    const envelope = { replyTo: replyTo(lead), subject: `Re: New lead: ${lead.name}`, follows };
    return buildMessage(entry, answerMail(answered, title), envelope);
  }
  return buildMessage(entry, answerMail(answered, ''), {
    to: lead.email,
    replyTo: mailboxes().replyTo,
    subject: `Re: Your message to ${name}`,
    follows,
    isOfPerson: true,
  });
}

async function composeDigest(store: Store, entry: OutboxEntry) {
  const isOfRestore = entry.subject_id.startsWith('restored-');
  const restored = isOfRestore ? await heldInWords(store) : [];
  const digest = { ...(await readDigest(store)), restored };
  const { held, heldCount, failed } = digest;
  if (held.length + failed.length + restored.length === 0) return;
  return buildMessage(entry, digestMail(digest, await linksOf(store, entry)), {
    subject:
      restored.length > 0
        ? 'A backup was restored: some mail waits for you'
        : heldCount > 0
          ? `Messages held as suspect: ${heldCount}`
          : 'Welcomes that could not be delivered',
    whenTaken: (now) => markNotified(store, digest, now),
  });
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

/** For the program at LEADS_URL. */
async function composePost(store: Store, entry: OutboxEntry) {
  const post = await composeLeadEvent(store, entry);
  return post && ({ post, to: 'leads' } as const);
}

/** On a trial, they lead to this machine. */
function linksOf(store: Store, { created_at }: OutboxEntry) {
  return ownerLinks(store, created_at, new URL(deskUrl('/')).origin);
}
