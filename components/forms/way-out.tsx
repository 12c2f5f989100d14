import { toChat } from '@/components/ui/to-chat';
import { chatLink } from '@/lib/routes';
import type { ContactMessage } from '@/lib/shared/contact-fields';

/** How the agency is reached past the form. */
export type AgencyContact = { email: string; chatNumber: string };

type Props = { agency: AgencyContact; lost: Partial<ContactMessage> };

/** Links that carry a message which was not taken into the visitor's own mail, or the chat. */
export function WayOut({ agency, lost: { name, phone, message = '' } }: Props) {
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

/** Windows hands no link of more than 2,048 characters to a mail program. */
const maxLinkLength = 2_000;

const ellipsis = encodeURIComponent('…');

/** A `mailto:` link that begins a mail (RFC 6068); a text too long for a link ends with "…". */
export function mailLink(to: string, subject: string, text: string): string {
  let link = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  for (const character of text.replace(/\r?\n/g, '\r\n')) {
    const next = link + encodeURIComponent(character);
    if (next.length > maxLinkLength - ellipsis.length) return link + ellipsis;
    link = next;
  }
  return link;
}
