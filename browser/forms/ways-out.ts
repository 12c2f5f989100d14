import { create } from '#browser/create.ts';
import { toChat } from '#components/ui/to-chat.ts';
import type { ToastAction } from '#components/ui/toast/toast.ts';
import { chatLink } from '#lib/content/routes.ts';
import type { ContactMessage } from '#lib/leads/contact-fields.ts';
import { cut, mailLink } from '#lib/leads/mail-link.ts';

type AgencyContact = { email: string; chatNumber: string };

/** To whom the form sends a message, if it does. */
export function agencyOf({ dataset }: HTMLFormElement): AgencyContact | undefined {
  return dataset.agency && JSON.parse(dataset.agency);
}

/**
 * Says below a form's button that its message was not sent, and carries it into the visitor's own mail or the chat.
 *
 * @returns the first of these ways, for a toast
 */
export function showWaysOut(
  form: HTMLFormElement,
  { email, chatNumber }: AgencyContact,
  { message = '', ...facts }: Partial<ContactMessage>,
): ToastAction {
  const line = create('p', 'mt-3 text-sm', 'Not sent.');
  line.dataset.waysOut = '';
  const written = [message, Object.values(facts).filter(Boolean).join(', ')];
  const body = written.filter(Boolean).join('\n\n');
  const text = 'Send it by email';
  const href = mailLink(email, 'A message from your website', body);
  const ways = {
    [text]: { href },
    'Send it in the chat': toChat('form-chat', chatLink(chatNumber, cut(message))),
  };
  for (const [name, attributes] of Object.entries(ways)) {
    const link = create('a', 'inline-block py-1 font-semibold underline', name);
    for (const [attribute, value] of Object.entries(attributes))
      link.setAttribute(attribute, value);
    line.append(' ', link);
  }
  form.querySelector('[type="submit"]')?.after(line);
  return { text, href, altText: `You can also write to ${email}.` };
}

export function hideWaysOut(form: HTMLFormElement): void {
  form.querySelector('[data-ways-out]')?.remove();
}
