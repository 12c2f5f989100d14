import { inspectLead, type LeadState, leadStates, listLeads } from '@/lib/store/lead-list';
import { type Command, done, failed, misused } from './command';
import { columns, count, moment, printable, readable, table } from './text';

export const listCommand: Command = {
  summary: 'The latest messages, newest first, and where their mail stands.',
  usage: '[--state waiting|sent|failed|held] [--limit N]',
  help: [
    'waiting: the mail will be tried again. sent: the mail server took it.',
    'failed: the mail server refused it for good; see `leads retry`.',
    'held: a suspect that was not mailed; see `leads release`.',
    'Without --limit: the latest 50.',
  ],
  options: { state: { type: 'string' }, limit: { type: 'string' } },
  async run({ store, values }) {
    const only = values.state as LeadState | undefined;
    const limit = Number(values.limit ?? 50);
    if (only && !leadStates.includes(only)) {
      return misused(`--state is ${leadStates.join(', ')}; not "${only}".`);
    }
    if (!Number.isInteger(limit) || limit < 1) return misused('--limit is a number from 1.');
    const leads = await listLeads(store, { only, limit });
    const rows = leads.map((lead) => [
      lead.id,
      moment(lead.received_at),
      lead.state,
      lead.name,
      lead.email,
    ]);
    const text = table(['id', 'received', 'state', 'name', 'e-mail'], rows, 'There are none.');
    return done(text, leads.map(readable));
  },
};

export const showCommand: Command = {
  summary: 'One message in full, with the state of its mail.',
  usage: 'ID',
  parameters: ['ID'],
  async run({ store, args: [id = ''] }) {
    const found = await inspectLead(store, id);
    if (!found) return failed(`There is no message ${id}.`);
    const { lead, mail } = found;
    const facts = [
      ['id', lead.id],
      ['received', moment(lead.received_at)],
      ['name', lead.name],
      ['e-mail', lead.email],
      ['phone', lead.phone || 'not given'],
      ['page', lead.page],
      ['state', lead.state + (lead.suspicion ? `: ${lead.suspicion}` : '')],
    ];
    if (mail) {
      facts.push(['attempts', count(mail.attempts, 'attempt')]);
      if (mail.last_error) facts.push(['last error', mail.last_error]);
      if (mail.sent_at) facts.push(['sent', moment(mail.sent_at)]);
      if (lead.state === 'waiting') facts.push(['next attempt', moment(mail.due)]);
    }
    const text = `${columns(facts)}\n\n${printable(lead.message)}`;
    return done(text, { ...readable(lead), mail: mail ? readable(mail) : null });
  },
};
