import type { Command } from 'commander';
import { count, cut } from '#lib/base/text.ts';
import type { Store } from '#lib/database/store.ts';
import type { Act } from '#lib/desk/act.ts';
import { leadActs } from '#lib/leads/acts.ts';
import { pageOfLeads } from '#lib/leads/lead-list.ts';
import { retryAll } from '#lib/leads/retry.ts';
import { press } from './act.ts';
import type { Answer, Run } from './answer.ts';

export function addLeads(group: Command, { onStore }: Run) {
  const list = (name: 'held' | 'open', description: string) =>
    group
      .command(name)
      .description(description)
      .action(onStore((store) => listLeads(store, name)));
  list('held', 'Lists the messages that are held as suspects, with their ids.');
  list('open', 'Lists those that wait for an answer.');
  const mark = (name: string, act: Act, description: string) =>
    group
      .command(name)
      .argument('<id>', 'of the message')
      .description(description)
      .action(onStore((store, id: string) => press(store, act, { id })));
  mark('release', leadActs.released, 'A person wrote it: mails what was held to the inbox.');
  mark('dismiss', leadActs.dismissed, 'It is not a message: sets it aside.');
  mark('answered', leadActs.answered, 'Marks it as answered: no mail names it any more.');
  group
    .command('retry')
    .requiredOption('--all-failed', 'every mail that has failed, those of the newsletter included')
    .description('Sends now what has failed.')
    .action(onStore(retry));
}

async function listLeads(store: Store, box: 'held' | 'open'): Promise<Answer> {
  const leads = await pageOfLeads(store, { box, search: '', limit: 1_000_000, offset: 0 });
  const listed = leads.map(({ id, received_at, name, message }) => {
    const [received] = new Date(received_at).toISOString().split('.');
    return { id, received: `${received}Z`, name, begins: cut(message.replace(/\s+/g, ' '), 80) };
  });
  const lines = listed.map(
    ({ id, received, name, begins }) => `${id}  ${received}  ${name}: ${begins}`,
  );
  return { text: lines.join('\n') || 'There are none.', data: { [box]: listed } };
}

async function retry(store: Store): Promise<Answer> {
  const retried = await retryAll(store, { who: 'command', at: Date.now() });
  return { text: `${count(retried, 'mail')} will be tried now.`, data: { retried } };
}
