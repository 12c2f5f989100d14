import { type MailContent, timeInCity, withoutMarks } from '#lib/post/mail-content.ts';
import { letterStyles, linesOf } from '#lib/post/mail-html.ts';
import type { Answered } from '../answers.ts';
import { excerpt } from './lead-mail.ts';

/** Above the visitor's words, as mail programs quote them. @param title without one, as a person writes */
export function answerMail({ lead, answer: { words } }: Answered, title: string): MailContent {
  const { message, received_at } = lead;
  const name = { kind: 'line', value: withoutMarks(lead.name) } as const;
  const quote = `<blockquote dir="auto" style="${letterStyles.blockquote}">${linesOf(message)}</blockquote>`;
  return {
    title,
    preview: excerpt(words, 120),
    parts: [
      { html: `<p dir="auto">${linesOf(words)}</p>`, text: words },
      { paragraph: [`On ${timeInCity(received_at)}, `, name, ' wrote:'] },
      { html: quote, text: message.replace(/^|(?<=\n)/g, '> ') },
    ],
  };
}
