import { randomUUID } from 'node:crypto';
import { env } from '#lib/base/env.ts';
import { reasonOf } from '#lib/base/text.ts';
import { content } from '#lib/content/content.ts';
import { buildMessage } from '#lib/post/compose.ts';
import { explainFailedServer } from '#lib/post/explain-failure.ts';
import { returnAddress } from '#lib/post/return-address.ts';
import { createMailer, verifyLogin } from '#lib/post/transport.ts';
import { type Check, checkOf } from '../check.ts';
import { serverWords } from '../mail-settings.ts';

const deadline = 30_000; // ms

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
  const mail = buildMessage(row, { title, preview: text, parts: [{ paragraph: text }] });
  // As real ones, for a mail server that does not let it pass.
  const returnTo = returnAddress('0'.repeat(32));
  try {
    await createMailer(env()).send({ ...mail, returnTo }, AbortSignal.timeout(deadline));
    return ok(`sent to ${mail.to}: check that it arrived`);
  } catch (error) {
    return failed(`not sent to ${mail.to}: ${reasonOf(error)}`);
  }
}
