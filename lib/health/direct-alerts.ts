import { env } from '#lib/env.ts';
import { composeAlert } from '#lib/mail/compose.ts';
import type { Mailer } from '#lib/mail/mailer.ts';
import type { Notice } from './alerts.ts';
import type { Webhook } from './webhook.ts';

const deadline = 20_000; // ms of one attempt

/** Alerts the owner without the store. @throws where the alert was not taken */
export type SendAlert = (notice: Notice) => Promise<void>;

/** The configured ways to send an alert at once, past the outbox. */
export function directAlerts(mailer: Mailer, webhook?: Webhook): SendAlert[] {
  const { ALERT_MAIL_TO, SMTP_URL } = env();
  const post = (notice: Notice) =>
    webhook?.send(idOf(notice), notice, AbortSignal.timeout(deadline)) ?? Promise.resolve();
  const mail = (notice: Notice) =>
    mailer.send(composeAlert(idOf(notice), notice), AbortSignal.timeout(deadline));
  // Without a mail server the alert would only be written to the data folder.
  const isMailed = ALERT_MAIL_TO && SMTP_URL;
  return [...(webhook ? [post] : []), ...(isMailed ? [mail] : [])];
}

/** The same at each attempt, so that the receiver recognizes duplicates. */
function idOf({ subject, state, at }: Notice): string {
  return `${subject}-${state}-${at}`;
}
