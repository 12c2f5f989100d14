import { env, type Mailbox } from '#lib/base/env.ts';
import { host } from '#lib/base/host.ts';
import type { Lead } from '#lib/database/schema.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { deskUrl } from '#lib/desk/people.ts';
import { type MailContent, type Part, type Phrase, timeInCity } from '#lib/post/mail-content.ts';
import { pageName } from '#lib/site/page-list.ts';
import { contactFacts } from '../contact-fields.ts';
import { sourceName } from '../source.ts';

export function leadMail(lead: Lead): MailContent {
  const { page_before, first_page, suspicion } = lead;
  const source = sourceName(lead);
  return {
    title: 'A visitor wrote to us',
    preview: excerpt(lead.message.replace(/\s+/g, ' '), 120),
    parts: [
      leadFacts(lead, {
        Page: [lead.page, ...(source ? [', came by ', inLine(source)] : [])],
        // What it may be about.
        'Page before': page_before && pageName(page_before),
        'Visit began on': first_page && pageName(first_page),
        Note: suspicion && `${suspicion}; it may come from a program`,
      }),
      { verbatim: lead.message },
      howToAnswer(lead),
      leadActions(lead),
    ],
  };
}

/** Of a message in a list of several. @param length of its words at most */
export function listedLead(lead: Lead, length: number, facts?: Facts, commands?: Commands): Part[] {
  const verbatim = excerpt(lead.message, length);
  return [{ rule: true }, leadFacts(lead, facts), { verbatim }, leadActions(lead, commands)];
}

/** Without those that say nothing. */
type Facts = Record<string, Phrase | null>;

function leadFacts(lead: Lead, more: Facts = {}): Part {
  return {
    facts: [
      ...contactFacts(lead).map((fact) => [fact.label, fact.value ? fact : 'not given'] as const),
      ['Sent', timeInCity(lead.received_at)],
      ...Object.entries(more).flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    ],
  };
}

/** The ways at the end of a message. */
function leadActions({ id }: Lead, commands?: Commands): Part {
  const answered = ['Once it is answered', `leads answered ${id}`] as const;
  const dismissed = ['If it is not a message', `leads dismiss ${id}`] as const;
  const path = deskRoutes.message(id);
  return atDesk('Open it at the desk', path, commands ?? [answered, dismissed]);
}

type Commands = readonly (readonly [what: string, command: string])[];

/**
 * Where the reader of a mail does something about it: at the desk, or where that is off, and under Next's own
 * `next start`, which has none, by a command of `npm run agency`.
 */
export function atDesk(label: string, path: string, commands: Commands): Part {
  const isServed = host.kind === 'server' || process.env.NODE_ENV !== 'production';
  if (isServed && env().DESK === 'on') {
    return { action: label, href: deskUrl(path), isButton: true };
  }
  return {
    facts: commands.map(([what, command]) => [
      `${what}, on the server`,
      `npm run agency -- ${command}`,
    ]),
  };
}

/** Undefined where the local part is not ASCII: servers without SMTPUTF8 (RFC 6531) refuse the mail. */
export function replyTo({ name, email }: Lead): Mailbox | undefined {
  return /^\p{ASCII}+@/u.test(email) ? { name, address: email } : undefined;
}

function howToAnswer(lead: Lead): Phrase {
  const promise = ' We promise a reply within 24 hours.';
  return replyTo(lead)
    ? ['Reply to this mail and your answer goes to ', inLine(lead.name), `.${promise}`]
    : [
        'Write to ',
        { kind: 'email', value: lead.email },
        `: a reply to this mail would not reach them.${promise}`,
      ];
}

export const inLine = (value: string) => ({ kind: 'line', value }) as const;

/** The beginning of a text. @param length in characters */
export function excerpt(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
