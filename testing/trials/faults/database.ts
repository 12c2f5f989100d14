// PostgreSQL is stopped under the running site, and started again.
import { report } from '#testing/checks.ts';
import { findPostgres, openPostgres } from '#testing/postgres.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { openReceiver } from '#testing/webhook-receiver.ts';
import { alertStates, postLead, readHealth, secondsSince, tally, waitUntil } from './support.ts';

export async function test(): Promise<void> {
  const bin = findPostgres();
  if (!bin) return;
  using postgres = await openPostgres(bin);
  await using inbox = await openInbox();
  await using receiver = await openReceiver();
  await using site = await startSite({
    SMTP_URL: inbox.url,
    DATABASE_URL: postgres.url,
    ALERT_URL: receiver.url,
  });
  const health = async () => (await readHealth(site.url)).status;
  const before = [await postLead(site.url, 'before'), await health()];
  postgres.stop();
  const during: number[] = [];
  for (let number = 0; number < 5; number += 1)
    during.push(await postLead(site.url, `down-${number}`));
  during.push(await health());
  await waitUntil(() => alertStates(receiver) === 'wrong', 60);
  postgres.start();
  const began = Date.now();
  await waitUntil(async () => (await postLead(site.url, 'after')) === 200, 30);
  const seconds = secondsSince(began);
  const healthy = await health();
  const arrived = await waitUntil(() => tally(inbox.mails).has('after'), 30);
  await waitUntil(() => alertStates(receiver) === 'wrong, well', 60);
  report(
    'database stopped and started',
    before.every((status) => status === 200) &&
      during.every((status) => status === 503) &&
      healthy === 200 &&
      arrived &&
      alertStates(receiver) === 'wrong, well',
    `before ${before}, while it was down ${during}, taken again after ${seconds} s, health ${healthy}, mail ${arrived ? 'arrived' : 'missing'}, alerts "${alertStates(receiver)}"`,
  );
}
