import { toChat } from '#components/ui/to-chat.ts';
import type { ToastAction } from '#components/ui/toast/toast.ts';
import { chatLink, routes } from '#lib/content/routes.ts';
import type { ContactMessage } from '#lib/leads/contact-fields.ts';
import { mailLink } from '#lib/leads/mail-link.ts';
import { sourceHeader, sourceKey } from '#lib/leads/source.ts';
import { tabStorage } from './draft.ts';
import { send } from './request.ts';

export type AgencyContact = { email: string; chatNumber: string };

let tokenRequested = false;

/** Requests the token, once: from its age the server knows how long the visitor spent on the form. */
export function requestToken(): void {
  if (tokenRequested) return;
  tokenRequested = true;
  // A message without a token is accepted, too.
  send('GET', routes.formTokenApi).catch(() => undefined);
}

/** The source of the visit, as stored by browser/effects/source.ts. */
export function sourceHeaders(): Record<string, string> {
  const source = tabStorage()?.getItem(sourceKey);
  return source ? { [sourceHeader]: source } : {};
}

/**
 * What carries a message that could not be sent into the visitor's own mail or the chat.
 *
 * @param chatId of the link to the chat
 */
export function fallbackActions(
  chatId: string,
  agency: AgencyContact,
  { message = '', ...facts }: Partial<ContactMessage>,
): ToastAction[] {
  const line = Object.values(facts).filter(Boolean).join(', ');
  const body = [message, line].filter(Boolean).join('\n\n');
  return [
    {
      text: 'Send it by email',
      altText: `You can also write to ${agency.email}.`,
      href: mailLink(agency.email, 'A message from your website', body),
    },
    {
      text: 'Send it in the chat',
      altText: 'You can also chat with us, by the link at the end of the page.',
      ...toChat(chatId, chatLink(agency.chatNumber, message)),
    },
  ];
}
