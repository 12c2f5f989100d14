import type { Command } from 'commander';
import { sendAlert } from '#lib/owner/alert.ts';
import { testReceiver } from '#lib/owner/checks/mail.ts';
import { count, reasonOf } from '#lib/owner/text.ts';
import { keyInWords, webhookKey } from '#lib/webhook/keys.ts';
import { type Answer, fail, type Run } from './answer.ts';
import { databaseNotFound } from './open-store.ts';

export function addAlert(group: Command, { act, onStore }: Run) {
  group
    .command('send <text>')
    .description('Sends an alert to ALERT_URL and ALERT_MAIL_TO, e.g. when a systemd unit fails.')
    .addHelpText(
      'after',
      '\nIt needs neither the site nor its database, as they may be what has failed.',
    )
    .action(act(send));

  group
    .command('key')
    .description('Shows the key that signs alerts, for the program that receives them.')
    .addHelpText(
      'after',
      '\nIn the form of Standard Webhooks (standardwebhooks.com). Keep it secret.',
    )
    .action(onStore(() => showKey('alerts')));
}

async function send(reason: string): Promise<Answer> {
  const { sent, problems } = await sendAlert(reason, existingKey('alerts'));
  const reasons = problems.map((one) => `An alert was not sent: ${reasonOf(one)}`);
  if (sent + problems.length === 0) fail('Neither ALERT_URL nor ALERT_MAIL_TO is set.');
  // One success is enough: a failed systemd unit would send it again and again.
  if (sent === 0) fail(reasons.join('\n'));
  return {
    text: [`${count(sent, 'alert')} sent.`, ...reasons].join('\n'),
    data: { sent, problems: reasons },
  };
}

/** Never creates a database, which would have another key. */
export function existingKey(purpose: 'alerts' | 'leads') {
  return async (): Promise<Buffer> => {
    const notFound = databaseNotFound();
    if (notFound) throw new Error(`There is no database at ${notFound}`);
    return webhookKey(purpose);
  };
}

async function showKey(purpose: 'alerts' | 'leads'): Promise<Answer> {
  const key = keyInWords(await webhookKey(purpose));
  return { text: key, data: { key } };
}

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
