import { Command, Option } from 'commander';
import { env } from '#lib/env.ts';
import { mailsInFolder } from '#lib/mail/mail-folder.ts';
import { sourceName } from '#lib/shared/source.ts';
import {
  findLeadIds,
  inspectLead,
  type LeadState,
  type LeadWithMail,
  leadStates,
  listLeads,
} from '#lib/store/lead-list.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, done, failed, type Run } from './answer.ts';
import { parseCount } from './parse-count.ts';
import { columns, count, moment, readable, table } from './text.ts';

export const listCommand = ({ onStore }: Run) =>
  new Command('list')
    .description('The latest messages, newest first, with the state of their mail.')
    .addOption(new Option('--state <state>', 'only those').choices(leadStates))
    .option('--limit <number>', 'how many', parseCount, 50)
    .addHelpText(
      'after',
      `
waiting: the mail will be tried (again). sent: the mail server accepted it.
refused: the mail server refuses it, or its certificate cannot be trusted; it is tried again.
folder: written to the data folder, as no mail server was set; see \`leads retry\`.
held: a suspect that was not mailed; see \`leads release\`, \`leads dismiss\`.
Ids are shortened; all commands accept them so.`,
    )
    .action(onStore(list));

type ListOptions = { state?: LeadState; limit: number };

async function list(store: Store, { state: only, limit }: ListOptions): Promise<Answer> {
  const inFolder = mailsInFolder(env().DATA_DIR);
  const leads = await listLeads(store, { only, limit, inFolder });
  const rows = leads.map((lead) => [
    lead.id.slice(0, 8),
    moment(lead.received_at),
    lead.state,
    lead.name,
    lead.email,
  ]);
  const text = table(['id', 'received', 'state', 'name', 'e-mail'], rows, 'There are none.');
  return done(text, leads.map(readable));
}

export const showCommand = ({ onStore }: Run) =>
  new Command('show')
    .argument('<id>')
    .description('One message in full, with the state of its mail.')
    .action(onStore(show));

async function show(store: Store, given: string): Promise<Answer> {
  const found = await findLead(store, given);
  if (found.outcome !== 'found') return found;
  const { lead, mail } = found;
  const facts = [
    ['id', lead.id],
    ['received', moment(lead.received_at)],
    ['name', lead.name],
    ['e-mail', lead.email],
    ['phone', lead.phone || 'not given'],
    ['page', lead.page],
    ['came by', sourceName(lead) || 'not known'],
    ['state', lead.state + (lead.suspicion ? `: ${lead.suspicion}` : '')],
  ];
  if (mail) {
    facts.push(['attempts', count(mail.attempts, 'attempt')]);
    if (mail.last_error) facts.push(['last error', mail.last_error]);
    if (mail.sent_at) facts.push(['sent', moment(mail.sent_at)]);
    if (!mail.sent_at) facts.push(['next attempt', moment(mail.due)]);
  }
  const text = `${columns(facts)}\n\n${lead.message}`;
  return done(text, { ...readable(lead), mail: mail ? readable(mail) : null });
}

/** @param given an id or its beginning */
export async function findLead(
  store: Store,
  given: string,
): Promise<({ outcome: 'found' } & LeadWithMail) | Answer> {
  const beginning = given.replace(/[.\u2026]+$/, '').toLowerCase();
  if (beginning.length < 4) {
    return failed(`"${given}" is too short: give at least four characters of the id.`);
  }
  const [id, another] = await findLeadIds(store, beginning);
  if (another) return failed(`Several ids begin with ${given}: give more of it.`);
  const found = id && (await inspectLead(store, id, mailsInFolder(env().DATA_DIR)));
  return found ? { outcome: 'found', ...found } : failed(`There is no message ${given}.`);
}
