import { toChat } from '#components/ui/to-chat.ts';
import { chatLink, routes } from '#lib/routes.ts';
import type { ContactMessage } from '#lib/shared/contact-fields.ts';
import { tabStorage } from '#lib/shared/draft.ts';
import { sourceHeader, sourceKey } from '#lib/shared/source.ts';
import { send } from './request.ts';

export { forgetDraft, keepDraft } from './keep-draft.ts';

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

type Props = { agency: AgencyContact; unsent: Partial<ContactMessage> };

/** Links that carry a message that could not be sent into the visitor's own mail or the chat. */
export function FallbackLinks({ agency, unsent: { name, phone, message = '' } }: Props) {
  const body = [message, [name, phone].filter(Boolean).join(', ')].filter(Boolean).join('\n\n');
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 text-sm font-semibold">
      <a href={mailLink(agency.email, 'A message from your website', body)} className="underline">
        Send it by email
      </a>
      <a {...toChat('toast-chat', chatLink(agency.chatNumber, message))} className="underline">
        Send it in the chat
      </a>
    </p>
  );
}

/** Windows passes no link of more than 2,048 characters to a mail program. */
const maxLinkLength = 2_000;

const ellipsis = encodeURIComponent('…');

/** A `mailto:` link (RFC 6068); a text too long for a link is cut and ends with "…". */
export function mailLink(to: string, subject: string, text: string): string {
  let link = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  for (const character of text.replace(/\r?\n/g, '\r\n')) {
    const next = link + encodeURIComponent(character);
    if (next.length > maxLinkLength - ellipsis.length) return link + ellipsis;
    link = next;
  }
  return link;
}
