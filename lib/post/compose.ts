import { mailboxes } from '#lib/content/site.ts';
import type { OutboxEntry, OutboxKind } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { type MailContent, withoutMarks } from './mail-content.ts';
import { renderMail } from './mail-html.ts';
import type { Message } from './mailer.ts';

/**
 * What an entry of the queue becomes, in each attempt anew; undefined where there is no longer anything to
 * send, or nobody to send it to.
 */
type Composer = (
  store: Store,
  entry: OutboxEntry,
) => Promise<Message | { post: unknown } | undefined>;

/** Each feature has those of its kinds in `mails.ts`. */
export type Composers = Record<OutboxKind, Composer>;

type MailRow = Pick<OutboxEntry, 'id' | 'created_at'>;

type Envelope = Omit<Message, 'id' | 'date' | 'html' | 'text' | 'returnTo'>;

/** To the agency, under the title of what it says, unless the envelope has others. */
export function buildMessage(
  row: MailRow,
  content: MailContent,
  envelope: Partial<Envelope> = {},
): Message {
  const { from, to } = mailboxes();
  const { replyTo, subject = content.title } = envelope;
  return {
    id: row.id,
    date: new Date(row.created_at),
    from,
    to,
    ...renderMail(content),
    ...envelope,
    replyTo: replyTo && { ...replyTo, name: withoutMarks(replyTo.name) },
    subject: withoutMarks(subject),
  };
}
