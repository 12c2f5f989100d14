import { randomUUID } from 'node:crypto';
import { sendAlert } from '#cli/alert.ts';
import { reasonOf } from '#cli/errors.ts';
import { count } from '#cli/text.ts';
import type { Env } from '#lib/env.ts';
import { mailsInFolder } from '#lib/mail/mail-folder.ts';
import { verifyLogin } from '#lib/mail/smtp.ts';
import { createMailer } from '#lib/mail/transport.ts';
import { isPlaceholder, mailboxes, site } from '#lib/site.ts';
import { type Check, checkOf } from './check.ts';

const { ok, failed } = checkOf('mail server');
const deadline = 30_000; // ms

export async function checkMail(settings: Env, sendTest: boolean): Promise<Check[]> {
  const { SMTP_URL, SMTP_TLS, DATA_DIR } = settings;
  const others = [checkInbox(), checkFolder(DATA_DIR), ...(await checkAlerts(settings, sendTest))];
  if (!SMTP_URL) {
    return [failed(`no SMTP_URL is set: mail is written to ${DATA_DIR}/mail`), ...others];
  }
  const { host } = new URL(SMTP_URL);
  try {
    await verifyLogin(SMTP_URL, SMTP_TLS);
  } catch (error) {
    return [failed(`${host} refuses the login: ${reasonOf(error)}`), ...others];
  }
  const test = sendTest ? [await sendTestMessage(settings)] : [];
  return [ok(`${host} accepts the login`), ...test, ...others];
}

function checkInbox(): Check {
  const inbox = checkOf('inbox of the leads');
  const { to } = mailboxes();
  return isPlaceholder(to)
    ? inbox.failed(`${to} is a placeholder: set AGENCY_EMAIL or MAIL_TO, or edit content/site.ts`)
    : inbox.ok(to);
}

function checkFolder(dataDir: string): Check {
  const folder = checkOf('mail folder');
  const size = mailsInFolder(dataDir).size;
  return size > 0
    ? folder.failed(
        `${count(size, 'mail')} not sent: \`leads retry --all-failed\` sends them once SMTP_URL is set`,
      )
    : folder.ok('empty');
}

async function checkAlerts(settings: Env, sendTest: boolean): Promise<Check[]> {
  const alerts = checkOf('alerts');
  const ways = [settings.ALERT_URL && 'ALERT_URL', settings.ALERT_MAIL_TO && 'ALERT_MAIL_TO'];
  const set = ways.filter(Boolean).join(', ');
  if (!set)
    return [alerts.skipped('nobody is notified when mail fails: set ALERT_URL, ALERT_MAIL_TO')];
  if (!sendTest) return [alerts.ok(`${set}; --send-test sends one`)];
  const { problems } = await sendAlert(settings, 'This is a test by `agency doctor`.');
  return [
    problems.length > 0 ? alerts.failed(problems.join(' ')) : alerts.ok(`${set} received a test`),
  ];
}

async function sendTestMessage(settings: Env): Promise<Check> {
  const test = checkOf('test message');
  const { from, to } = mailboxes();
  const text = `This is the test message of \`agency doctor\` for ${site.url}. Leads arrive here too.`;
  try {
    await createMailer(settings).send(
      {
        id: randomUUID(),
        date: new Date(),
        from,
        to,
        subject: `Test message of ${site.name}`,
        text,
        html: `<p>${text}</p>`,
      },
      AbortSignal.timeout(deadline),
    );
    return test.ok(`sent to ${to}: check that it arrived`);
  } catch (error) {
    return test.failed(`not sent to ${to}: ${reasonOf(error)}`);
  }
}
