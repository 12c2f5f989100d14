// The SQLite file is deleted or damaged under the running site: health reports it, and an alert is sent.
import { closeSync, fstatSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { inParallel, report } from '@/testing/checks';
import { startSite } from '@/testing/site';
import { openInbox } from '@/testing/smtp-inbox';
import { openReceiver } from '@/testing/webhook-receiver';
import { postLead, readHealth, tally, waitUntil } from './support';

const leads = 200;

export async function test(): Promise<void> {
  await damageDatabase('the database file deleted', (file) => rmSync(file));
  await damageDatabase('the database file overwritten in its middle', overwrite);
}

/** All but the first page, which marks the file as a database. */
function overwrite(file: string): void {
  const handle = openSync(file, 'r+');
  const { size } = fstatSync(handle);
  writeSync(handle, Buffer.alloc(Math.max(0, size - 4096), 0xa5), 0, undefined, 4096);
  closeSync(handle);
}

async function damageDatabase(label: string, damage: (file: string) => void) {
  await using inbox = await openInbox();
  await using receiver = await openReceiver();
  await using site = await startSite({ SMTP_URL: inbox.url, ALERT_URL: receiver.url });
  await inParallel(leads, 8, (number) => postLead(site.url, `before-${number}`));
  await waitUntil(() => tally(inbox.mails).size === leads, 60);
  // A clean stop moves the rows from the write-ahead log into the file.
  await site.stop();
  await site.start();
  await readHealth(site.url);
  damage(path.join(site.dataDir, 'site.sqlite'));
  const alerts = () => receiver.received.map(({ body }) => JSON.parse(body));
  await waitUntil(() => alerts().some(({ subject }) => subject === 'store'), 60);
  const health = await readHealth(site.url);
  const status = await postLead(site.url, 'after');
  const arrived = status === 200 && (await waitUntil(() => tally(inbox.mails).has('after'), 20));
  const states = alerts().map(({ subject, state }) => `${subject} ${state}`);
  report(
    label,
    health.status === 503 && states.join() === 'store wrong' && (status === 503 || arrived),
    `health ${health.status} "${health.store}", alerts "${states.join(', ')}", a message then ${status}${arrived ? ', delivered' : ''}`,
  );
}
