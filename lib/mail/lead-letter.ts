import type { Mailbox } from '@/lib/env';
import { sourceName } from '@/lib/shared/source';
import { site } from '@/lib/site';
import type { Lead } from '@/lib/store/schema';
import { formatTime, type Letter, type Piece, type Words } from './letter';

/** A visitor's message to the agency: who wrote, how to answer, and the text as typed. */
export function leadLetter(lead: Lead): Letter {
  const sent = `${formatTime(lead.received_at)} (${site.address.city})`;
  return {
    title: 'A visitor wrote to us',
    preview: [...lead.message.replace(/\s+/g, ' ')].slice(0, 120).join(''),
    parts: [
      {
        facts: [
          ['Name', { written: lead.name }],
          ['E-mail', { email: lead.email }],
          ['Phone', lead.phone ? { phone: lead.phone } : 'not given'],
          ['Sent', sent],
          ['Page', [lead.page, ...cameBy(lead)]],
          ...note(lead),
        ],
      },
      { verbatim: lead.message },
      { paragraph: howToAnswer(lead) },
    ],
  };
}

/**
 * Where an answer to a lead's mail goes.
 *
 * @returns nothing where the address has letters before its at-sign that need SMTPUTF8 (RFC 6531): a
 *   server without it refuses the whole mail, and which one will take the mail is not known yet
 */
export function replyTo({ name, email }: Lead): Mailbox | undefined {
  return /^\p{ASCII}+@/u.test(email) ? { name, address: email } : undefined;
}

function cameBy(lead: Lead): Piece[] {
  const source = sourceName(lead);
  return source ? [', came by ', { written: source }] : [];
}

function note({ suspicion }: Lead): [string, Words][] {
  return suspicion ? [['Note', `${suspicion}; it may come from a program`]] : [];
}

function howToAnswer(lead: Lead): Words {
  const promise = ' We promise a reply within 24 hours.';
  return replyTo(lead)
    ? ['Reply to this mail and your answer goes to ', { written: lead.name }, `.${promise}`]
    : [
        'Write to ',
        { email: lead.email },
        `: a reply to this mail would not reach them.${promise}`,
      ];
}
