import { content } from '#lib/content/content.ts';
import { formatTime, withoutMarks } from '#lib/mail/mail-content.ts';
import type { Lead } from '#lib/store/schema.ts';

/** Windows hands on no longer ones. */
const longest = 1_900; // characters

/** Opens a mail to the visitor with their words quoted, as many as fit. */
export function answerLink({ name, email, message, received_at }: Lead): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  const subject = `Your message to ${content().site.name}`;
  const quote = message.split('\n').map((line) => `> ${line}`);
  const intro = `\n\n${withoutMarks(name)} wrote on ${formatTime(received_at)}:`;
  const link = (body: string) =>
    `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  let whole = [...`${intro}\n${quote.join('\n')}`].map((one) => (one === '\n' ? '\r\n' : one));
  while (link(whole.join('')).length > longest) {
    whole = whole.slice(0, Math.floor(whole.length * 0.9));
  }
  return link(whole.join(''));
}
