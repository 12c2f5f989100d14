import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { mailboxes } from '#lib/content/site.ts';
import type { Subscriber } from '#lib/database/schema.ts';
import { buildMessage, type MailRow } from '#lib/post/compose.ts';
import type { MailContent } from '#lib/post/mail-content.ts';
import type { Message } from '#lib/post/mailer.ts';

export type Reader = Pick<Subscriber, 'email' | 'token'>;
type Letter = MailContent & { subject: string };

export function composeWelcome(row: MailRow, reader: Reader): Message {
  const welcome = {
    subject: `You are on the ${content().site.name} newsletter`,
    title: 'Thank you for subscribing',
    preview: 'What to expect, and the way out',
    parts: [
      {
        paragraph:
          'You will hear from us when we have written something useful about websites, software or being found online. We use your address for this newsletter and nothing else.',
      },
    ],
  };
  const why = 'Not you who signed up? Or would you rather not hear from us?';
  return withWayOut(row, reader, welcome, [{ paragraph: why }]);
}

export function composeLetter(row: MailRow, reader: Reader, letter: Letter): Message {
  const { name, url } = content().site;
  const why = `You subscribed to the newsletter of ${name} at ${new URL(url).host}. Would you rather not hear from us?`;
  return withWayOut(row, reader, letter, [{ rule: true }, { paragraph: why }]);
}

function withWayOut(
  row: MailRow,
  { email, token }: Reader,
  { subject, ...mail }: Letter,
  end: MailContent['parts'],
): Message {
  const unsubscribeUrl = `${content().site.url}${routes.unsubscribeApi}?token=${token}`;
  const wayOut = { action: 'Unsubscribe here', href: unsubscribeUrl };
  return buildMessage(
    row,
    { ...mail, parts: [...mail.parts, ...end, wayOut] },
    { to: email, replyTo: mailboxes().replyTo, subject, unsubscribeUrl },
  );
}
