import { env } from '#lib/base/env.ts';
import { isPlaceholder, mailboxes } from '#lib/content/site.ts';
import { type Check, checkOf } from './check.ts';

export const serverWords = {
  works: 'Your mail server lets the site in',
  fails: 'The site cannot send mail',
  advice: 'Messages are kept, and you can read them here.',
};

/** Whether mail goes out, and to somebody. */
export function checkMailSettings(): Check[] {
  const alerts = isTrial() ? undefined : 'mail';
  const server = checkOf('mail server', { ...serverWords, alerts });
  const inbox = checkOf('inbox of the leads', {
    works: 'Messages go to an inbox of yours',
    fails: 'Messages go to an address that nobody reads',
    advice: 'Whoever runs the server sets MAIL_TO to yours.',
    alerts,
  });
  const { SMTP_URL, DATA_DIR } = env();
  const { to } = mailboxes();
  const unset = 'No mail server is set: whoever runs the server sets SMTP_URL.';
  return [
    ...(SMTP_URL
      ? []
      : [server.failed(`no SMTP_URL is set: mail is written to ${DATA_DIR}/mail`, unset)]),
    isPlaceholder(to)
      ? inbox.failed(
          `${to} is a placeholder: set AGENCY_EMAIL or MAIL_TO, or edit content/site.yaml`,
        )
      : inbox.ok(to),
  ];
}

/** Without any setting of its own, mail in the folder is what is wanted. */
function isTrial(): boolean {
  if (!isPlaceholder(mailboxes().to)) return false;
  const { SMTP_URL, SITE_URL, AGENCY_EMAIL, MAIL_TO, ALERT_URL, ALERT_MAIL_TO } = env();
  const settings = [SMTP_URL, SITE_URL, AGENCY_EMAIL, MAIL_TO, ALERT_URL, ALERT_MAIL_TO];
  return settings.every((one) => one === undefined);
}
