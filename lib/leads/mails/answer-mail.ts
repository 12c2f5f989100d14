import { content } from '#lib/content/content.ts';
import { mailboxes } from '#lib/content/site.ts';
import { findRow, listRows } from '#lib/database/rows.ts';
import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { findPerson, personName } from '#lib/desk/people.ts';
import { buildMessage } from '#lib/post/compose.ts';
import { type MailContent, timeInCity, withoutMarks } from '#lib/post/mail-content.ts';
import { letterStyles, linesOf } from '#lib/post/mail-html.ts';
import { answersOf } from '../answers.ts';
import { excerpt, replyTo } from './lead-mail.ts';

/** To the visitor, or its copy to the inbox. It follows the message's own mail and the answers before it. */
export async function composeAnswer(store: Store, entry: OutboxEntry) {
  const { id, kind, subject_id } = entry;
  const lead = await findRow(store.db, 'leads', { id: subject_id });
  const answers = lead ? answersOf(lead) : [];
  const place = answers.findIndex((one) => id.startsWith(one.id));
  const answer = answers[place];
  if (!lead || !answer) return;
  const isCopy = kind === 'answer-copy';
  const told = await listRows(store.db, 'outbox', { kind: 'lead', subject_id }, 'id');
  // The copy follows the answer itself.
  const before = answers.slice(0, isCopy ? place + 1 : place);
  const follows = [...told, ...before].map((one) => one.id);

  const name = withoutMarks(lead.name);
  const { words, who } = answer;
  const quote = `<blockquote dir="auto" style="${letterStyles.blockquote}">${linesOf(lead.message)}</blockquote>`;
  const mail: MailContent = {
    // As a person writes, without a title.
    title: isCopy ? `${personName(who)} answered ${name}` : '',
    preview: excerpt(words, 120),
    // Above the visitor's words, as mail programs quote them.
    parts: [
      { html: `<p dir="auto">${linesOf(words)}</p>`, text: words },
      [`On ${timeInCity(lead.received_at)}, `, { kind: 'line', value: name }, ' wrote:'],
      { html: quote, text: lead.message.replace(/^|(?<=\n)/g, '> ') },
    ],
  };
  if (isCopy) {
    const subject = `Re: New lead: ${lead.name}`;
    return buildMessage(entry, mail, { replyTo: replyTo(lead), subject, follows });
  }
  const { site } = content();
  const { from, replyTo: inbox } = mailboxes();
  const person = await findPerson(store, who);
  return buildMessage(entry, mail, {
    ...(person?.name && { from: { ...from, name: `${withoutMarks(person.name)}, ${site.name}` } }),
    to: lead.email,
    replyTo: inbox,
    subject: `Re: Your message to ${site.name}`,
    follows,
    isOfPerson: true,
  });
}
