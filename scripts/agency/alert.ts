import { type Env, env } from '@/lib/env';
import { directAlerts } from '@/lib/health/direct-alerts';
import { alertKey, createWebhook } from '@/lib/health/webhook';
import { createMailer } from '@/lib/mail/transport';
import { type Command, done, failed, misused } from './command';
import { reasonOf } from './errors';
import { databaseNotFound } from './existing-store';
import { count } from './text';

export const sendCommand: Command = {
  summary:
    'Sends an alert to ALERT_URL and ALERT_MAIL_TO at once, e.g. when a unit of systemd fails.',
  usage: 'TEXT',
  help: ['It goes past the database and the site, which may be what has failed.'],
  parameters: ['TEXT'],
  storeless: true,
  async run({ args: [reason = ''] }) {
    if (!reason.trim()) return misused('TEXT is missing.');
    const { sent, problems } = await sendAlert(env(), reason);
    if (sent + problems.length === 0) return failed('Neither ALERT_URL nor ALERT_MAIL_TO is set.');
    // One way that took it is enough: a unit of systemd that failed would tell it again and again.
    if (sent === 0) return failed(problems.join('\n'));
    return done([`${count(sent, 'alert')} sent.`, ...problems].join('\n'), { sent, problems });
  },
};

/** Makes no database for it: the key of a new one would be another. */
async function keyAtHand(): Promise<Buffer> {
  const notFound = databaseNotFound();
  if (notFound) throw new Error(`There is no database at ${notFound}`);
  return alertKey();
}

/** Alerts the owner in every way that is set. @returns how many took it, and why the others did not */
export async function sendAlert(
  settings: Env,
  reason: string,
): Promise<{ sent: number; problems: string[] }> {
  const webhook = settings.ALERT_URL ? createWebhook(settings.ALERT_URL, keyAtHand) : undefined;
  const notice = { subject: 'site', state: 'wrong', reason, at: Date.now() } as const;
  const outcomes = await Promise.allSettled(
    directAlerts(createMailer(settings), webhook).map((send) => send(notice)),
  );
  const problems = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [`An alert was not taken: ${reasonOf(one.reason)}`] : [],
  );
  return { sent: outcomes.length - problems.length, problems };
}

export const keyCommand: Command = {
  summary: 'Shows the key that signs alerts, for the program that receives them.',
  usage: '',
  help: ['As Standard Webhooks writes it (standardwebhooks.com). Keep it secret.'],
  async run() {
    const key = `whsec_${(await alertKey()).toString('base64')}`;
    return done(key, { key });
  },
};
