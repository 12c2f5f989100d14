import { env } from '@/lib/env';
import { composeAlert } from '@/lib/mail/compose';
import type { Mailer } from '@/lib/mail/mailer';
import type { Notice } from './alerts';
import type { Webhook } from './webhook';

const deadline = 20_000; // ms of one attempt

/** Ways to alert the owner at once, without the store and its outbox. */
export function directAlerts(mailer: Mailer, webhook?: Webhook) {
  const { ALERT_MAIL_TO, SMTP_URL } = env();
  const post = (notice: Notice) =>
    webhook?.send(idOf(notice), notice, AbortSignal.timeout(deadline)) ?? Promise.resolve();
  const mail = (notice: Notice) =>
    mailer.send(composeAlert(idOf(notice), notice), AbortSignal.timeout(deadline));
  // Without a mail server an alert would lie in the data folder.
  const isMailed = ALERT_MAIL_TO && SMTP_URL;
  return [...(webhook ? [post] : []), ...(isMailed ? [mail] : [])];
}

/** The same at each attempt, so that the receiver recognizes a repetition. */
function idOf({ subject, state, at }: Notice): string {
  return `${subject}-${state}-${at}`;
}
