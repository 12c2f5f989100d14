import { env } from '@/lib/env';
import { composeAlert } from '@/lib/mail/compose';
import type { Mailer } from '@/lib/mail/mailer';
import type { Notice } from './changes';
import type { Webhook } from './webhook';

/** Deadline of one attempt, in ms. */
const deadline = 20_000;

/** The ways to tell the owner at once, past the store and its outbox. */
export function directWays(mailer: Mailer, webhook?: Webhook) {
  const { ALERT_MAIL_TO, SMTP_URL } = env();
  const post = (notice: Notice) =>
    webhook?.send(idOf(notice), notice, AbortSignal.timeout(deadline)) ?? Promise.resolve();
  const mail = (notice: Notice) =>
    mailer.send(composeAlert(idOf(notice), notice), AbortSignal.timeout(deadline));
  // Without a mail server an alert would lie in the data folder.
  const isMailed = ALERT_MAIL_TO && SMTP_URL;
  return [...(webhook ? [post] : []), ...(isMailed ? [mail] : [])];
}

/** The same at each attempt, so that one that was taken after all is known again. */
function idOf({ subject, state, at }: Notice): string {
  return `${subject}-${state}-${at}`;
}
