import { toChat } from '@/components/ui/to-chat';
import { chatLink } from '@/lib/routes';
import { mailLink } from './mail-link';

type Props = { agency: AgencyContact; name: string; phone: string; message: string };

/** How the agency is reached past the form. */
export type AgencyContact = { email: string; chatNumber: string };

/** The ways that are left to a message that was not taken: the visitor's own mail, and the chat. */
export function WayOut({ agency, name, phone, message }: Props) {
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
