import { randomUUID } from 'node:crypto';
import type { Env } from '@/lib/env';
import { createMailer } from '@/lib/mail/transport';
import { verifyLogin } from '@/lib/mail/verify';
import { mailboxes, site } from '@/lib/site';
import { reasonOf } from '../errors';
import { type Check, checkOf } from './check';

const { ok, failed, skipped } = checkOf('mail server');
const deadline = 30_000;

/** Whether the mail server lets the site in, and, where that is wanted, takes a message. */
export async function checkMail(settings: Env, sendTest: boolean): Promise<Check[]> {
  const { SMTP_URL, SMTP_TLS, DATA_DIR } = settings;
  if (!SMTP_URL) {
    return [skipped(`no SMTP_URL is set: mail is written to ${DATA_DIR}/mail, and nobody gets it`)];
  }
  const { host } = new URL(SMTP_URL);
  try {
    await verifyLogin(SMTP_URL, SMTP_TLS);
  } catch (error) {
    return [failed(`${host} does not let us in: ${reasonOf(error)}`)];
  }
  const login = ok(`${host} lets us in`);
  return sendTest ? [login, await sendTestMessage(settings)] : [login];
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
    return test.ok(`taken for ${to}: look whether it arrived`);
  } catch (error) {
    return test.failed(`not taken for ${to}: ${reasonOf(error)}`);
  }
}
