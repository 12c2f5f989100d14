import { randomUUID } from 'node:crypto';
import { env } from '#lib/base/env.ts';
import { reasonOf } from '#lib/base/text.ts';
import { content } from '#lib/content/content.ts';
import { isPlaceholder, mailboxes } from '#lib/content/site.ts';
import { sendTestLead } from '#lib/leads/lead-event.ts';
import { buildMessage } from '#lib/post/compose.ts';
import { explainFailedServer } from '#lib/post/explain-failure.ts';
import { returnAddress } from '#lib/post/return-address.ts';
import { sendNow, verifyLogin } from '#lib/post/transport.ts';
import { type Check, checkOf } from './check.ts';

const serverWords = {
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
  const { SMTP_URL, SITE_URL, ALERT_URL, ALERT_MAIL_TO } = env();
  return !(SMTP_URL || SITE_URL || ALERT_URL || ALERT_MAIL_TO) && isPlaceholder(mailboxes().to);
}

/** Nothing where none is set. */
export async function checkMailServer(sendTest: boolean): Promise<Check[]> {
  const { ok, failed } = checkOf('mail server', serverWords);
  const { SMTP_URL, SMTP_TLS } = env();
  if (!SMTP_URL) return [];
  const { host } = new URL(SMTP_URL);
  try {
    await verifyLogin(SMTP_URL, SMTP_TLS);
  } catch (error) {
    return [failed(...explainFailedServer(host, error, 'SMTP_URL'))];
  }
  return [ok(`${host} accepts the login`), ...(sendTest ? [await sendTestMessage()] : [])];
}

export async function sendTestMessage(): Promise<Check> {
  const { site } = content();
  const { ok, failed } = checkOf('test message');
  const title = `Test message of ${site.name}`;
  const text = `This is the test message of \`agency doctor\` for ${site.url}. Leads arrive here too.`;
  const row = { id: randomUUID(), created_at: Date.now() };
  const mail = buildMessage(row, { title, preview: text, parts: [text] });
  // As real ones, for a mail server that does not let it pass.
  const returnTo = returnAddress('0'.repeat(32));
  try {
    await sendNow({ ...mail, returnTo });
    return ok(`sent to ${mail.to}: check that it arrived`);
  } catch (error) {
    return failed(`not sent to ${mail.to}: ${reasonOf(error)}`);
  }
}

/** Sends LEADS_URL an invented message. Nothing where there is none. */
export async function testReceiver(): Promise<Check[]> {
  const { LEADS_URL } = env();
  if (!LEADS_URL) return [];
  const { ok, failed } = checkOf('test of the receiver');
  const { host } = new URL(LEADS_URL);
  try {
    await sendTestLead();
    return [ok(`${host} took it: check that it arrived`)];
  } catch (error) {
    return [failed(`${host} did not take it: ${reasonOf(error)}`)];
  }
}
