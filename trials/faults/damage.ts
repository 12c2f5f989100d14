// The SQLite file is taken away from, or damaged under, the running site: health says so, and somebody
// is told.
import { closeSync, fstatSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { inParallel, report } from '@/testing/checks';
import { startSite } from '@/testing/site';
import { openInbox } from '@/testing/smtp-inbox';
import { openReceiver } from '@/testing/webhook-receiver';
import { postLead, tally, waitUntil } from './support';

const leads = 200;

export async function test(): Promise<void> {
  await harm('the database file deleted', (file) => rmSync(file));
  await harm('the database file overwritten in its middle', overwrite);
}

/** All but the first page, which says that it is a database. */
function overwrite(file: string): void {
  const handle = openSync(file, 'r+');
  const { size } = fstatSync(handle);
  writeSync(handle, Buffer.alloc(Math.max(0, size - 4096), 0xa5), 0, undefined, 4096);
  closeSync(handle);
}

async function harm(words: string, act: (file: string) => void) {
  await using inbox = await openInbox();
  await using receiver = await openReceiver();
  await using site = await startSite({ SMTP_URL: inbox.url, ALERT_URL: receiver.url });
  await inParallel(leads, 8, (number) => postLead(site.url, `before-${number}`));
  await waitUntil(() => tally(inbox.mails).size === leads, 60);
  // What was written lies in the log beside the file until the process ends in order.
  await site.stop();
  await site.start();
  await fetch(`${site.url}/api/health`);
  act(path.join(site.dataDir, 'site.sqlite'));
  const told = () => receiver.received.map(({ body }) => JSON.parse(body));
  await waitUntil(() => told().some(({ subject }) => subject === 'store'), 60);
  const health = await fetch(`${site.url}/api/health`);
  const { store } = await health.json();
  const status = await postLead(site.url, 'after');
  const arrived = status === 200 && (await waitUntil(() => tally(inbox.mails).has('after'), 20));
  const states = told().map(({ subject, state }) => `${subject} ${state}`);
  report(
    words,
    health.status === 503 && states.join() === 'store wrong' && (status === 503 || arrived),
    `health ${health.status} "${store}", told "${states.join(', ')}", a message then ${status}${arrived ? ', delivered' : ''}`,
  );
}
