import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import type { Subscriber } from '@/lib/store/schema';
import { listSubscribers, unsubscribe } from '@/lib/store/subscribers';
import { type Command, done, failed, misused } from './command';
import { answerCsv } from './csv';
import { moment, readable, table } from './text';

export const listCommand: Command = {
  summary: 'The newsletter’s subscribers.',
  usage: '[--all]',
  help: ['--all: also former ones.'],
  options: { all: { type: 'boolean' } },
  async run({ store, flags }) {
    const subscribers = await listSubscribers(store, flags.all);
    const rows = subscribers.map(({ email, consent_at, consent_page, unsubscribed_at }) => [
      email,
      moment(consent_at),
      consent_page,
      moment(unsubscribed_at),
    ]);
    const text = table(['e-mail', 'consent', 'page', 'left'], rows, 'There are none.');
    return done(text, subscribers.map(readable));
  },
};

const exported = ['email', 'consent_at', 'consent_page', 'policy_date', 'unsubscribe_url'] as const;

export const exportCommand: Command = {
  summary: 'The subscribers, for another program that sends mail.',
  usage: '--csv [FILE]',
  help: [
    'Without FILE, on standard output. Each row has the reader’s unsubscribe address, which every mail',
    'must contain. Export again before every mailing: people unsubscribe in between.',
  ],
  parameters: ['[FILE]'],
  options: { csv: { type: 'boolean' } },
  async run({ store, args: [file], flags }) {
    if (!flags.csv && !flags.json) return misused('Give --csv, or --json.');
    const rows = (await listSubscribers(store)).map(exportRow);
    if (!flags.csv) return done('', rows);
    return answerCsv(exported, rows, { file, noun: 'subscriber', total: 'subscribers' });
  },
};

export const removeCommand: Command = {
  summary: 'Unsubscribes a reader, e.g. one who phones.',
  usage: 'EMAIL',
  help: [
    'The address is found in any case and spelling. The record of the subscription stays;',
    '`person erase` erases that too.',
  ],
  parameters: ['EMAIL'],
  async run({ store, args: [email = ''] }) {
    const outcome = await unsubscribe(store, { email }, Date.now());
    if (outcome === 'not found') return failed(`${email} is not subscribed.`);
    return outcome === 'unsubscribed'
      ? done(`${email} is unsubscribed.`, { removed: 1 })
      : done(`${email} was already unsubscribed.`, { removed: 0 });
  },
};

function exportRow({ email, consent_at, consent_page, policy_date, token }: Subscriber) {
  return {
    email,
    consent_at: new Date(consent_at).toISOString(),
    consent_page,
    policy_date,
    unsubscribe_url: `${site.url}${routes.unsubscribeApi}?token=${token}`,
  };
}
