import { content } from '#lib/content/content.ts';
import { mailboxes } from '#lib/content/site.ts';
import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { findPerson, personName } from '#lib/desk/people.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import { withoutMarks } from '#lib/post/mail-content.ts';
import { readAnswer } from './answers.ts';
import { findLead } from './leads.ts';
import { answerMail } from './mails/answer-mail.ts';
import { composeLeadEvent } from './mails/lead-event.ts';
import { leadMail, replyTo } from './mails/lead-mail.ts';
import { morningMail } from './mails/morning-mail.ts';
import { markTold, readMonthOf, readMorning } from './morning.ts';

export const leadMails = {
  lead: composeLead,
  answer: composeAnswer,
  'answer-copy': composeAnswer,
  digest: composeMorning,
  // Queued by 1.1.0: what waits is in the next morning's mail, a month only in that of its own row.
  reminder: async () => undefined,
  month: composeMorning,
  'lead-post': composePost,
  'lead-correction': composePost,
  'lead-erasure': composePost,
} satisfies Partial<Composers>;

async function composeLead(store: Store, entry: OutboxEntry) {
  const lead = await findLead(store, entry.subject_id);
  if (!lead) return;
  return buildMessage(entry, leadMail(lead), {
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
  const person = await findPerson(store, answer.who);
  if (entry.kind === 'answer-copy') {
    const title = `${personName(answer.who)} answered ${withoutMarks(lead.name)}`;
    const envelope = { replyTo: replyTo(lead), subject: `Re: New lead: ${lead.name}`, follows };
    return buildMessage(entry, answerMail(answered, title), envelope);
  }
  return buildMessage(entry, answerMail(answered, ''), {
    ...(person?.name && {
      from: { ...mailboxes().from, name: `${withoutMarks(person.name)}, ${name}` },
    }),
    to: lead.email,
    replyTo: mailboxes().replyTo,
    subject: `Re: Your message to ${name}`,
    follows,
    isOfPerson: true,
  });
}

async function composeMorning(store: Store, entry: OutboxEntry) {
  const month = await readMonthOf(store, entry);
  const morning = { ...(await readMorning(store, entry.created_at)), month };
  const mail = morningMail(morning);
  const whenTaken = (now: number) => markTold(store, morning, now);
  return mail && buildMessage(entry, mail, { whenTaken });
}

/** For the program at LEADS_URL. */
async function composePost(store: Store, entry: OutboxEntry) {
  const post = await composeLeadEvent(store, entry);
  return post && { post };
}
