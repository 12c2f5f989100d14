import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { count, reasonOf } from '#lib/base/text.ts';
import { sendNow } from '#lib/post/transport.ts';
import { post } from '#lib/post/webhook.ts';
import { type AlertKind, alertAs, alertKinds, type Notice } from './alerts.ts';
import { type Check, checkOf } from './check.ts';

/** Alerts by one way at once, past the outbox. @throws where it is not taken */
export async function sendAlert(kind: AlertKind, notice: Notice): Promise<void> {
  // The same at each attempt, so that the receiver recognizes duplicates.
  const id = `${notice.subject}-${notice.state}-${notice.at}`;
  const alert = alertAs(kind, id, notice);
  if ('post' in alert) return post('alerts', id, alert.post);
  await sendNow(alert);
  log.info('sent', { mailId: id, kind });
}

/** Alerts of the site as a whole, at once. @returns also a sentence for each way that was not open */
export async function alertNow(reason: string): Promise<{ sent: number; problems: string[] }> {
  const notice = { subject: 'site', state: 'wrong', reason, at: Date.now() } as const;
  const outcomes = await Promise.allSettled(alertKinds().map((kind) => sendAlert(kind, notice)));
  const problems = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [`An alert was not sent: ${reasonOf(one.reason)}`] : [],
  );
  const sent = outcomes.length - problems.length;
  return { sent, problems: [...problems, missingForAlerts() ?? []].flat() };
}

/** Which setting keeps an alert from anybody, in a sentence. */
function missingForAlerts(): string | undefined {
  const { ALERT_URL, ALERT_MAIL_TO, SMTP_URL } = env();
  if (ALERT_MAIL_TO && !SMTP_URL) return 'ALERT_MAIL_TO is set, but no SMTP_URL to mail it by.';
  return ALERT_URL || ALERT_MAIL_TO ? undefined : 'Neither ALERT_URL nor ALERT_MAIL_TO is set.';
}

export async function checkAlerts(sendTest: boolean): Promise<Check> {
  const alerts = checkOf('alerts', {
    works: 'Somebody is told when mail fails',
    fails: 'Nobody would be told if mail failed',
    advice: 'Whoever runs the server sets ALERT_MAIL_TO to an address at another provider.',
  });
  const { ALERT_URL, ALERT_MAIL_TO } = env();
  const missing = missingForAlerts();
  if (!ALERT_URL && missing) return alerts[ALERT_MAIL_TO ? 'failed' : 'skipped'](missing);
  if (!sendTest) return alerts.ok('somebody is notified; --send-test sends a test');
  const { sent, problems } = await alertNow('This is a test by `agency doctor`.');
  return problems.length > 0
    ? alerts.failed(problems.join(' '))
    : alerts.ok(`${count(sent, 'test')} sent: check that it arrived`);
}
