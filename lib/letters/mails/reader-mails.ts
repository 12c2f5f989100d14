import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { mailboxes } from '#lib/content/site.ts';
import type { Subscriber } from '#lib/database/schema.ts';
import { buildMessage, type MailRow } from '#lib/post/compose.ts';
import type { MailContent } from '#lib/post/mail-content.ts';
import type { Message } from '#lib/post/mailer.ts';
import { letterMail } from './subscriber-mails.ts';

type Reader = Pick<Subscriber, 'email' | 'token'>;
type Letter = MailContent & { subject: string };

export function composeLetter(row: MailRow, reader: Reader, letter: Letter): Message {
  return toSubscriber(row, reader, letter.subject, (url) => letterMail(letter, url));
}

export function toSubscriber(
  row: MailRow,
  { email, token }: Reader,
  subject: string,
  write: (unsubscribeUrl: string) => MailContent,
): Message {
  const { site } = content();
  const unsubscribeUrl = `${site.url}${routes.unsubscribeApi}?token=${token}`;
  return buildMessage(row, write(unsubscribeUrl), {
    to: email,
    replyTo: mailboxes().replyTo,
    subject,
    unsubscribeUrl,
  });
}
