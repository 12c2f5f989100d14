import { randomUUID } from 'node:crypto';
import { env } from '#lib/base/env.ts';
import { escapeHtml } from '#lib/base/escape-html.ts';
import { count, reasonOf } from '#lib/base/text.ts';
import { content } from '#lib/content/content.ts';
import { isPlaceholder, mailboxes } from '#lib/content/site.ts';
import { type Check, checkOf } from '#lib/desk/check.ts';
import { explainFailedServer } from '#lib/post/explain-failure.ts';
import { mailsInFolder } from '#lib/post/mail-folder.ts';
import { returnAddress } from '#lib/post/return-address.ts';
import { verifyLogin } from '#lib/post/smtp.ts';
import { createMailer } from '#lib/post/transport.ts';

const deadline = 30_000; // ms

export async function checkMail(sendTest: boolean): Promise<Check[]> {
  return [...(await checkServer(sendTest)), checkInbox(), checkFolder()];
}

async function checkServer(sendTest: boolean): Promise<Check[]> {
  const { ok, failed } = checkOf('mail server', {
    works: 'Your mail server lets the site in',
    fails: 'The site cannot send mail',
    advice: 'Messages are kept, and you can read them here.',
  });
  const { SMTP_URL, SMTP_TLS, DATA_DIR } = env();
  if (!SMTP_URL) {
    const unset = 'No mail server is set: whoever runs the server sets SMTP_URL.';
    return [failed(`no SMTP_URL is set: mail is written to ${DATA_DIR}/mail`, unset)];
  }
  const { host } = new URL(SMTP_URL);
  try {
    await verifyLogin(SMTP_URL, SMTP_TLS);
  } catch (error) {
    return [failed(...explainFailedServer(host, error, 'SMTP_URL'))];
  }
  return [ok(`${host} accepts the login`), ...(sendTest ? [await sendTestMessage()] : [])];
}

function checkInbox(): Check {
  const inbox = checkOf('inbox of the leads', {
    works: 'Messages go to an inbox of yours',
    fails: 'Messages go to an address that nobody reads',
    advice: 'Whoever runs the server sets MAIL_TO to yours.',
  });
  const { to } = mailboxes();
  return isPlaceholder(to)
    ? inbox.failed(`${to} is a placeholder: set AGENCY_EMAIL or MAIL_TO, or edit content/site.yaml`)
    : inbox.ok(to);
}

function checkFolder(): Check {
  const folder = checkOf('mail folder', {
    works: 'No mail was left unsent',
    fails: 'Some mails were never sent, as no mail server was set',
    advice: 'Open each message here, and press “Mail it to me again”.',
  });
  const { size } = mailsInFolder();
  return size > 0
    ? folder.failed(
        `${count(size, 'mail')} not sent: \`leads retry --all-failed\` sends them once SMTP_URL is set`,
      )
    : folder.ok('empty');
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
