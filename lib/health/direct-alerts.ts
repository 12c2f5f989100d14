import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import type { Mailer } from '#lib/post/mailer.ts';
import type { Webhook } from '#lib/post/webhook.ts';
import type { Notice } from './alerts.ts';
import type { SendAlert } from './watch.ts';
import { alertPayload, composeAlert } from './watching/alert-messages.ts';

const deadline = 20_000; // ms of one attempt

/** The configured ways to send an alert at once, past the outbox. */
export function directAlerts(mailer: Mailer, webhook?: Webhook): SendAlert[] {
  const { ALERT_MAIL_TO, SMTP_URL } = env();
  const post = (notice: Notice) =>
    webhook?.send(idOf(notice), alertPayload(notice), AbortSignal.timeout(deadline)) ??
    Promise.resolve();
  const mail = async (notice: Notice) => {
    const mailId = idOf(notice);
    await mailer.send(composeAlert(mailId, notice), AbortSignal.timeout(deadline));
    log.info('sent', { mailId, kind: 'alert-mail' });
  };
  // Without a mail server the alert would only be written to the data folder.
  const isMailed = ALERT_MAIL_TO && SMTP_URL;
  return [...(webhook ? [post] : []), ...(isMailed ? [mail] : [])];
}

/** The same at each attempt, so that the receiver recognizes duplicates. */
function idOf({ subject, state, at }: Notice): string {
  return `${subject}-${state}-${at}`;
}
