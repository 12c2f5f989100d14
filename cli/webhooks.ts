import type { Command } from 'commander';
import { count } from '#lib/base/text.ts';
import { sendAlert } from '#lib/health/direct-alerts.ts';
import { keyInWords, type Purpose, webhookKey } from '#lib/post/keys.ts';
import { type Answer, fail, type Run } from './answer.ts';

export function addAlert(group: Command, run: Run) {
  group
    .command('send <text>')
    .description('Sends an alert to ALERT_URL and ALERT_MAIL_TO, e.g. when a systemd unit fails.')
    .addHelpText(
      'after',
      '\nIt needs neither the site nor its database, as they may be what has failed.',
    )
    .action(run.act(send));
  addKey(group, run, 'alerts');
}

export function addWebhook(group: Command, run: Run) {
  addKey(group, run, 'leads');
}

function addKey(group: Command, { onStore }: Run, purpose: Purpose) {
  group
    .command('key')
    .description('Shows the key that signs what is posted, for the program that receives it.')
    .addHelpText(
      'after',
      '\nIn the form of Standard Webhooks (standardwebhooks.com). Keep it secret.',
    )
    .action(
      onStore(async () => {
        const key = keyInWords(await webhookKey(purpose));
        return { text: key, data: { key } };
      }),
    );
}

async function send(reason: string): Promise<Answer> {
  const { sent, problems } = await sendAlert(reason);
  // One success is enough: a failed systemd unit would send it again and again.
  if (sent === 0) fail(problems.join('\n'));
  return {
    text: [`${count(sent, 'alert')} sent.`, ...problems].join('\n'),
    data: { sent, problems },
  };
}
