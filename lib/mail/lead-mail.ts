import type { Mailbox } from '#lib/env.ts';
import { sourceName } from '#lib/shared/source.ts';
import type { Lead } from '#lib/store/schema.ts';
import { excerpt, type MailContent, type Piece, timeInCity, type Words } from './mail-content.ts';
import type { MakeLink } from './owner-links.ts';
import { leadActions } from './report-mails.ts';

export function leadMail(lead: Lead, link: MakeLink): MailContent {
  return {
    title: 'A visitor wrote to us',
    preview: excerpt(lead.message.replace(/\s+/g, ' '), 120),
    parts: [
      {
        facts: [
          ['Name', { userInput: lead.name }],
          ['E-mail', { email: lead.email }],
          ['Phone', lead.phone ? { phone: lead.phone } : 'not given'],
          ['Sent', timeInCity(lead.received_at)],
          ['Page', [lead.page, ...describeSource(lead)]],
          ...describeSuspicion(lead),
        ],
      },
      { verbatim: lead.message },
      { paragraph: howToAnswer(lead) },
      { actions: leadActions(lead.id, link) },
    ],
  };
}

/** Undefined where the local part is not ASCII: servers without SMTPUTF8 (RFC 6531) refuse the mail. */
export function replyTo({ name, email }: Lead): Mailbox | undefined {
  return /^\p{ASCII}+@/u.test(email) ? { name, address: email } : undefined;
}

function describeSource(lead: Lead): Piece[] {
  const name = sourceName(lead);
  return name ? [', came by ', { userInput: name }] : [];
}

function describeSuspicion({ suspicion }: Lead): [string, Words][] {
  return suspicion ? [['Note', `${suspicion}; it may come from a program`]] : [];
}

function howToAnswer(lead: Lead): Words {
  const promise = ' We promise a reply within 24 hours.';
  return replyTo(lead)
    ? ['Reply to this mail and your answer goes to ', { userInput: lead.name }, `.${promise}`]
    : [
        'Write to ',
        { email: lead.email },
        `: a reply to this mail would not reach them.${promise}`,
      ];
}
