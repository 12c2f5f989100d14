import { create } from '#browser/create.ts';
import { toChat } from '#components/ui/to-chat.ts';
import type { ToastAction } from '#components/ui/toast/toast.ts';
import { chatLink } from '#lib/content/routes.ts';
import type { ContactMessage } from '#lib/leads/contact-fields.ts';
import { mailLink } from '#lib/leads/mail-link.ts';

/** Says below a form's button that it was not sent, and how else it can be: the toast that says so goes. */
export function showWaysOut(form: HTMLFormElement, findWays: () => readonly ToastAction[]): void {
  hideWaysOut(form);
  const line = create('p', 'mt-3 text-sm', 'Not sent.');
  line.dataset.waysOut = '';
  line.dataset.keepClear = '';
  const links = findWays().map((way) => linkOf(way, 'inline-block py-1 font-semibold underline'));
  for (const link of links) line.append(' ', link);
  // With what was corrected meanwhile.
  line.addEventListener('click', () => {
    for (const [at, { href }] of findWays().entries()) links[at]?.setAttribute('href', href);
  });
  form.querySelector('[type="submit"]')?.after(line);
}

export function linkOf({ text, altText: _, ...attributes }: ToastAction, className: string) {
  const link = create('a', className, text);
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return link;
}

export function hideWaysOut(form: HTMLFormElement): void {
  form.querySelector('[data-ways-out]')?.remove();
}

export type AgencyContact = { email: string; chatNumber: string };

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
