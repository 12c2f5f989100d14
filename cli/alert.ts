import { Command } from 'commander';
import { type Env, env } from '#lib/env.ts';
import { directAlerts } from '#lib/health/direct-alerts.ts';
import { alertKey, createWebhook } from '#lib/health/webhook.ts';
import { createMailer } from '#lib/mail/transport.ts';
import { type Answer, done, failed, type Run } from './answer.ts';
import { reasonOf } from './errors.ts';
import { databaseNotFound } from './existing-store.ts';
import { count } from './text.ts';

export const sendCommand = ({ act }: Run) =>
  new Command('send')
    .argument('<text>')
    .description('Sends an alert to ALERT_URL and ALERT_MAIL_TO, e.g. when a systemd unit fails.')
    .addHelpText(
      'after',
      '\nIt needs neither the site nor its database, as they may be what has failed.',
    )
    .action(act(send));

async function send(reason: string): Promise<Answer> {
  const { sent, problems } = await sendAlert(env(), reason);
  if (sent + problems.length === 0) return failed('Neither ALERT_URL nor ALERT_MAIL_TO is set.');
  // One success is enough: a failed systemd unit would send it again and again.
  if (sent === 0) return failed(problems.join('\n'));
  return done([`${count(sent, 'alert')} sent.`, ...problems].join('\n'), { sent, problems });
}

/** Never creates a database, which would have another key. */
async function existingKey(): Promise<Buffer> {
  const notFound = databaseNotFound();
  if (notFound) throw new Error(`There is no database at ${notFound}`);
  return alertKey();
}

/** @returns how many of the configured recipients were reached, and why the others were not */
export async function sendAlert(
  settings: Env,
  reason: string,
): Promise<{ sent: number; problems: string[] }> {
  const webhook = settings.ALERT_URL ? createWebhook(settings.ALERT_URL, existingKey) : undefined;
  const notice = { subject: 'site', state: 'wrong', reason, at: Date.now() } as const;
  const outcomes = await Promise.allSettled(
    directAlerts(createMailer(settings), webhook).map((send) => send(notice)),
  );
  const problems = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [`An alert was not sent: ${reasonOf(one.reason)}`] : [],
  );
  return { sent: outcomes.length - problems.length, problems };
}

export const keyCommand = ({ onStore }: Run) =>
  new Command('key')
    .description('Shows the key that signs alerts, for the program that receives them.')
    .addHelpText(
      'after',
      '\nIn the form of Standard Webhooks (standardwebhooks.com). Keep it secret.',
    )
    .action(onStore(showKey));

async function showKey(): Promise<Answer> {
  const key = `whsec_${(await alertKey()).toString('base64')}`;
  return done(key, { key });
}
