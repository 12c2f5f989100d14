import { randomUUID } from 'node:crypto';
import { env } from '#lib/base/env.ts';
import { escapeHtml } from '#lib/base/escape-html.ts';
import { content } from '#lib/content/content.ts';
import { isPlaceholder, mailboxes } from '#lib/content/site.ts';
import { count, reasonOf } from '#lib/content/text.ts';
import { type Check, checkOf } from '#lib/desk/check.ts';
import { sendTestLead } from '#lib/leads/test-lead.ts';
import { explainServer, serverProblemOf, serverSays } from '#lib/post/failure-words.ts';
import { mailsInFolder } from '#lib/post/mail-folder.ts';
import { describeFailure } from '#lib/post/mailer.ts';
import { returnAddress } from '#lib/post/return-address.ts';
import { verifyLogin } from '#lib/post/smtp.ts';
import { createMailer } from '#lib/post/transport.ts';
import { sendAlert } from './alert.ts';

const deadline = 30_000; // ms

export async function checkMail(sendTests = false): Promise<Check[]> {
  return [
    ...(await checkServer(sendTests)),
    checkInbox(),
    checkFolder(),
    ...(await checkBounces()),
    await checkAlerts(sendTests),
    ...(sendTests ? await testReceiver() : []),
  ];
}

async function checkServer(sendTest: boolean): Promise<Check[]> {
  const { ok, failed } = checkOf('mail server');
  const { SMTP_URL, SMTP_TLS, DATA_DIR } = env();
  if (!SMTP_URL) {
    const unset = 'No mail server is set: whoever runs the server sets SMTP_URL.';
    return [failed(`no SMTP_URL is set: mail is written to ${DATA_DIR}/mail`, unset)];
  }
  const { host } = new URL(SMTP_URL);
  try {
    await verifyLogin(SMTP_URL, SMTP_TLS);
  } catch (error) {
    return [failed(...serverFailure(host, error, 'SMTP_URL'))];
  }
  return [ok(`${host} accepts the login`), ...(sendTest ? [await sendTestMessage()] : [])];
}

/** What is wrong, for whoever runs the server and for the owner. */
function serverFailure(host: string, error: unknown, setting: string) {
  const problem = serverProblemOf(describeFailure(error));
  return [
    `${serverSays(host, problem)}: ${reasonOf(error)}`,
    explainServer('Its server', problem, setting),
  ] as const;
}

function checkInbox(): Check {
  const inbox = checkOf('inbox of the leads');
  const { to } = mailboxes();
  return isPlaceholder(to)
    ? inbox.failed(`${to} is a placeholder: set AGENCY_EMAIL or MAIL_TO, or edit content/site.yaml`)
    : inbox.ok(to);
}

function checkFolder(): Check {
  const folder = checkOf('mail folder');
  const { size } = mailsInFolder();
  return size > 0
    ? folder.failed(
        `${count(size, 'mail')} not sent: \`leads retry --all-failed\` sends them once SMTP_URL is set`,
      )
    : folder.ok('empty');
}

export async function checkAlerts(sendTest: boolean): Promise<Check> {
  const alerts = checkOf('alerts');
  const { ALERT_URL, ALERT_MAIL_TO } = env();
  if (!ALERT_URL && !ALERT_MAIL_TO) {
    return alerts.skipped('nobody is notified when mail fails: set ALERT_URL, ALERT_MAIL_TO');
  }
  if (!sendTest) return alerts.ok('somebody is notified; --send-test sends a test');
  const { sent, problems } = await sendAlert('This is a test by `agency doctor`.');
  return problems.length > 0
    ? alerts.failed(problems.map((one) => `An alert was not sent: ${reasonOf(one)}`).join(' '))
    : alerts.ok(`${count(sent, 'test')} sent: check that it arrived`);
}

/** Nothing where no BOUNCES_IMAP_URL is set. */
async function checkBounces(): Promise<Check[]> {
  const { BOUNCES_IMAP_URL, BOUNCES_ADDRESS } = env();
  if (!BOUNCES_IMAP_URL) return [];
  const { ok, failed } = checkOf('mailbox of bounces');
  const { host } = new URL(BOUNCES_IMAP_URL);
  const { isNearlyFull, withMailbox } = await import('#lib/letters/mailbox.ts');
  try {
    const isFull = await withMailbox(BOUNCES_IMAP_URL, async (mailbox) => {
      await mailbox.client.mailboxOpen(mailbox.folder, { readOnly: true });
      return isNearlyFull(mailbox);
    });
    if (isFull) {
      return [failed(`${host}: it is nearly full`, 'It is nearly full: delete what is old in it.')];
    }
  } catch (error) {
    return [failed(...serverFailure(host, error, 'BOUNCES_IMAP_URL'))];
  }
  return [
    ok(`${host} is read; word of undelivered mail goes to ${BOUNCES_ADDRESS ?? 'MAIL_FROM'}`),
  ];
}

/** Sends LEADS_URL an invented message. Nothing where there is none. */
export async function testReceiver(): Promise<Check[]> {
  const { LEADS_URL } = env();
  if (!LEADS_URL) return [];
  const { ok, failed } = checkOf('test of the receiver');
  const { host } = new URL(LEADS_URL);
  try {
    await sendTestLead(LEADS_URL);
    return [ok(`${host} took it: check that it arrived`)];
  } catch (error) {
    return [failed(`${host} did not take it: ${reasonOf(error)}`)];
  }
}

export async function sendTestMessage(): Promise<Check> {
  const { site } = content();
  const test = checkOf('test message');
  const { from, to } = mailboxes();
  const text = `This is the test message of \`agency doctor\` for ${site.url}. Leads arrive here too.`;
  const subject = `Test message of ${site.name}`;
  const mail = {
    id: randomUUID(),
    // As real ones, for a mail server that does not let it pass.
    returnTo: returnAddress('0'.repeat(32)),
    date: new Date(),
    from,
    to,
    subject,
    text,
    html: `<p>${escapeHtml(text)}</p>`,
  };
  try {
    await createMailer(env()).send(mail, AbortSignal.timeout(deadline));
    return test.ok(`sent to ${to}: check that it arrived`);
  } catch (error) {
    return test.failed(`not sent to ${to}: ${reasonOf(error)}`);
  }
}
