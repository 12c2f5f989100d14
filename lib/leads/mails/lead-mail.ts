import type { Mailbox } from '#lib/base/env.ts';
import type { Lead } from '#lib/database/schema.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import {
  type MailContent,
  type Part,
  type Phrase,
  type Piece,
  timeInCity,
} from '#lib/post/mail-content.ts';
import { pageName } from '#lib/site/page-kind.ts';
import { contactFacts } from '../contact-fields.ts';
import { sourceName } from '../source.ts';
import { atDesk } from './at-desk.ts';

export function leadMail(lead: Lead): MailContent {
  return {
    title: 'A visitor wrote to us',
    preview: excerpt(lead.message.replace(/\s+/g, ' '), 120),
    parts: [
      leadFacts(
        lead,
        ['Page', [lead.page, ...describeSource(lead)]],
        ...pagesOfVisit(lead),
        ...describeSuspicion(lead),
      ),
      { verbatim: lead.message },
      { paragraph: howToAnswer(lead) },
      leadActions(lead.id),
    ],
  };
}

/** Of a message in a list of several. @param length of its words at most */
export function listedLead(lead: Lead, length: number, ...more: readonly Fact[]): Part[] {
  const { message } = lead;
  return [{ rule: true }, leadFacts(lead, ...more), { verbatim: excerpt(message, length) }];
}

type Fact = readonly [label: string, value: Phrase];

function leadFacts(lead: Lead, ...more: readonly Fact[]): Part {
  const given = contactFacts(lead).map(
    (fact): Fact => [fact.label, fact.value ? fact : 'not given'],
  );
  return { facts: [...given, ['Sent', timeInCity(lead.received_at)], ...more] };
}

/** The ways at the end of a message. */
export function leadActions(id: string): Part {
  return atDesk('Open it at the desk', deskRoutes.message(id), [
    ['Once it is answered', `leads answered ${id}`],
    ['If it is not a message', `leads dismiss ${id}`],
  ]);
}

/** Undefined where the local part is not ASCII: servers without SMTPUTF8 (RFC 6531) refuse the mail. */
export function replyTo({ name, email }: Lead): Mailbox | undefined {
  return /^\p{ASCII}+@/u.test(email) ? { name, address: email } : undefined;
}

function describeSource(lead: Lead): Piece[] {
  const name = sourceName(lead);
  return name ? [', came by ', { kind: 'line', value: name }] : [];
}

/** What it may be about. */
function pagesOfVisit({ first_page, page_before }: Lead): Fact[] {
  return [
    ...(page_before ? [['Page before', pageName(page_before)] as const] : []),
    ...(first_page ? [['Visit began on', pageName(first_page)] as const] : []),
  ];
}

function describeSuspicion({ suspicion }: Lead): Fact[] {
  return suspicion ? [['Note', `${suspicion}; it may come from a program`]] : [];
}

function howToAnswer(lead: Lead): Phrase {
  const promise = ' We promise a reply within 24 hours.';
  return replyTo(lead)
    ? [
        'Reply to this mail and your answer goes to ',
        { kind: 'line', value: lead.name },
        `.${promise}`,
      ]
    : [
        'Write to ',
        { kind: 'email', value: lead.email },
        `: a reply to this mail would not reach them.${promise}`,
      ];
}

/** The beginning of a text. @param length in characters */
export function excerpt(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
