import type { Command } from 'commander';
import { count } from '#lib/base/text.ts';
import type { Store } from '#lib/database/store.ts';
import { retryAll } from '#lib/leads/retry.ts';
import type { Answer, Run } from './answer.ts';

export function addRetry(group: Command, { onStore }: Run) {
  group
    .command('retry')
    .requiredOption(
      '--all-failed',
      'every mail that has failed, those of the newsletter included, and, if SMTP_URL is set, all in the data folder',
    )
    .description('Sends now what has failed, and what is in the data folder.')
    .action(onStore(retry));
}

async function retry(store: Store): Promise<Answer> {
  const { retried, inFolder } = await retryAll(store, { who: 'command', at: Date.now() });
  const rest = `${count(inFolder, 'mail')} in the data folder can be sent once SMTP_URL is set.`;
  const text = `${count(retried, 'mail')} will be tried now.${inFolder > 0 ? ` ${rest}` : ''}`;
  return { text, data: { retried } };
}
