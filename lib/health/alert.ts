import { env } from '#lib/base/env.ts';
import { createMailer } from '#lib/post/transport.ts';
import { createWebhook } from '#lib/post/webhook.ts';
import { directAlerts } from './direct-alerts.ts';

/**
 * Alerts ALERT_URL and ALERT_MAIL_TO at once, past the outbox.
 *
 * @returns how many were reached, and why the others were not
 */
export async function sendAlert(reason: string) {
  const settings = env();
  const webhook = settings.ALERT_URL ? createWebhook(settings.ALERT_URL, 'alerts') : undefined;
  const notice = { subject: 'site', state: 'wrong', reason, at: Date.now() } as const;
  const outcomes = await Promise.allSettled(
    directAlerts(createMailer(settings), webhook).map((send) => send(notice)),
  );
  const problems = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  return { sent: outcomes.length - problems.length, problems };
}
