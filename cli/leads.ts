import { type Command, InvalidArgumentError, Option } from 'commander';
import { explainFailure } from '#lib/mail/failure-words.ts';
import { count, moment } from '#lib/owner/text.ts';
import { contactFacts } from '#lib/shared/contact-fields.ts';
import { sourceName } from '#lib/shared/source.ts';
import {
  findLeadIds,
  inspectLead,
  type LeadWithMail,
  leadBoxes,
  pageOfLeads,
  unsentStates,
} from '#lib/store/lead-list.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, fail, type Run } from './answer.ts';
import { columns, table } from './text.ts';

export function addLists(group: Command, { onStore }: Run) {
  group
    .command('list')
    .description('The latest messages, newest first, with the state of their mail.')
    .addOption(new Option('--state <state>', 'only those').choices(listed).default('all'))
    .option('--limit <number>', 'how many', parseCount, 50)
    .addHelpText(
      'after',
      `
open: nobody has answered it, as far as is known, and it is not held.
waiting: the mail will be tried (again). sent: the mail server accepted it. answered: and somebody has answered it.
refused: the mail server refuses it, or its certificate cannot be trusted; it is tried again.
folder: written to the data folder, as no mail server was set; see \`leads retry\`.
held: a suspect that was not mailed; see \`leads release\`, \`leads dismiss\`.
dismissed: somebody said that it is no message; see \`leads undo\`.
Ids are shortened; all commands accept them so.`,
    )
    .action(onStore(list));

  group
    .command('show <id>')
    .description('One message in full, with the state of its mail.')
    .action(onStore(show));
}

/** @throws for what is not a whole number from 1 */
export function parseCount(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('A number from 1.');
  return number;
}

const listed = [...leadBoxes, ...unsentStates];

type ListOptions = { state: (typeof listed)[number]; limit: number };

async function list(store: Store, { state: box, limit }: ListOptions): Promise<Answer> {
  const leads = await pageOfLeads(store, { box, search: '', limit, offset: 0 });
  const rows = leads.map(({ id, received_at, state, name, email }) => [
    id.slice(0, 8),
    moment(received_at),
    state,
    name,
    email,
  ]);
  return { text: table(['id', 'received', 'state', 'name', 'e-mail'], rows), data: leads };
}

async function show(store: Store, given: string): Promise<Answer> {
  const { lead, mail } = await findLead(store, given);
  const facts = [
    ['id', lead.id],
    ['received', moment(lead.received_at)],
    ...contactFacts(lead).map(({ label, value }) => [label.toLowerCase(), value || 'not given']),
    ['page', lead.page],
    ['came by', sourceName(lead) || 'not known'],
    ['state', lead.state + (lead.suspicion ? `: ${lead.suspicion}` : '')],
  ];
  if (lead.answered_at) facts.push(['answered', moment(lead.answered_at)]);
  if (lead.note) facts.push(['note', lead.note]);
  if (mail) {
    facts.push(['attempts', count(mail.attempts, 'attempt')]);
    if (mail.last_error) facts.push(['last error', explainFailure(mail.last_error)]);
    facts.push(mail.sent_at ? ['sent', moment(mail.sent_at)] : ['next attempt', moment(mail.due)]);
  }
  return { text: `${columns(facts)}\n\n${lead.message}`, data: { ...lead, mail: mail ?? null } };
}

/** Ends the command unless there is one. @param given an id or its beginning */
export async function findLead(store: Store, given: string): Promise<LeadWithMail> {
  const [id, another] = await findLeadIds(store, given.replace(/[.…]+$/, '').toLowerCase());
  if (another) fail(`Several ids begin with ${given}: give more of it.`);
  const found = id && (await inspectLead(store, id));
  return found || fail(`There is no message ${given}.`);
}
