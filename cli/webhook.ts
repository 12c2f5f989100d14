import type { Command } from 'commander';
import { testReceiver } from '#lib/owner/checks/mail.ts';
import { existingKey, showKey } from './alert.ts';
import { type Answer, fail, type Run } from './answer.ts';

export function addWebhook(group: Command, { act, onStore }: Run) {
  group
    .command('test')
    .description('Sends LEADS_URL an invented message, as a visitor’s would be sent.')
    .action(act(test));

  group
    .command('key')
    .description('Shows the key that signs what LEADS_URL gets, for the program that receives it.')
    .addHelpText(
      'after',
      '\nIn the form of Standard Webhooks (standardwebhooks.com). Keep it secret.',
    )
    .action(onStore(() => showKey('leads')));
}

async function test(): Promise<Answer> {
  const [check] = await testReceiver(existingKey('leads'));
  if (!check) fail('LEADS_URL is not set.');
  if (check.state === 'failed') fail(check.detail);
  return { text: check.detail, data: { sent: 1 } };
}
