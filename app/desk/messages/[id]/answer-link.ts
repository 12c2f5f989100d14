import { content } from '#lib/content/content.ts';
import type { Lead } from '#lib/database/schema.ts';
import { mailLink } from '#lib/leads/mail-link.ts';
import { formatTime, withoutMarks } from '#lib/post/mail-content.ts';

/** Opens a mail to the visitor with their words quoted, as many as fit. */
export function answerLink({ name, email, message, received_at }: Lead): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  const intro = `${withoutMarks(name)} wrote on ${formatTime(received_at)}:`;
  const quote = message.split('\n').map((line) => `> ${line}`);
  return mailLink(
    to,
    `Your message to ${content().site.name}`,
    `\n\n${intro}\n${quote.join('\n')}`,
  );
}
