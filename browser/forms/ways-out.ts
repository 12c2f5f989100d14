import { create } from '#browser/create.ts';
import { toChat } from '#components/ui/to-chat.ts';
import { chatLink } from '#lib/content/routes.ts';
import type { ContactMessage } from '#lib/leads/contact-fields.ts';
import { mailLink } from '#lib/leads/mail-link.ts';

type AgencyContact = { email: string; chatNumber: string };

/** To whom the form sends a message, if it does. */
export function agencyOf({ dataset }: HTMLFormElement): AgencyContact | undefined {
  return dataset.agency && JSON.parse(dataset.agency);
}

/** Says below a form's button that its message was not sent, and carries it into the visitor's own mail or the chat. */
export function showWaysOut(
  form: HTMLFormElement,
  { email, chatNumber }: AgencyContact,
  { message = '', ...facts }: Partial<ContactMessage>,
): void {
  hideWaysOut(form);
  const line = create('p', 'mt-3 text-sm', 'Not sent.');
  line.dataset.waysOut = '';
  line.dataset.keepClear = '';
  const written = [message, Object.values(facts).filter(Boolean).join(', ')];
  const body = written.filter(Boolean).join('\n\n');
  const ways = {
    'Send it by email': { href: mailLink(email, 'A message from your website', body) },
    'Send it in the chat': toChat('form-chat', chatLink(chatNumber, message)),
  };
  for (const [text, attributes] of Object.entries(ways)) {
    const link = create('a', 'inline-block py-1 font-semibold underline', text);
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    line.append(' ', link);
  }
  form.querySelector('[type="submit"]')?.after(line);
}

export function hideWaysOut(form: HTMLFormElement): void {
  form.querySelector('[data-ways-out]')?.remove();
}
