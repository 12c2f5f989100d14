// The SQLite file or its log is deleted, damaged or overwritten under the running site. Nothing that was
// acknowledged is missing after a kill, or else health reports it and an alert was sent.
import {
  closeSync,
  copyFileSync,
  fstatSync,
  openSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inParallel, report } from '#testing/checks.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { openReceiver } from '#testing/webhook-receiver.ts';
import { alertStates, markIn, postLead, readHealth, StatusCounts, waitUntil } from './support.ts';

export async function test(): Promise<void> {
  await damageDatabase('the log deleted', 'saved', (file) => rmSync(`${file}-wal`));
  await damageDatabase('the log and its index deleted', 'saved', (file) => {
    for (const end of ['-wal', '-shm']) rmSync(file + end);
  });
  // So few that the file does not have them yet.
  await damageDatabase('the log emptied', 'told', (file) => truncateSync(`${file}-wal`), 20);
  await damageDatabase('the database file deleted', 'told', (file) => rmSync(file));
  // Shows only in what has to be read: nothing is written meanwhile that would be in memory.
  await damageDatabase('the database file overwritten in its middle', 'told', overwrite, 0);
  await damageDatabase('an older copy written over the database file', 'told', (file, copy) =>
    copyFileSync(copy, file),
  );
  await damageDatabase('the same with its log deleted', 'told', (file, copy) => {
    for (const end of ['-wal', '-shm']) rmSync(file + end);
    copyFileSync(copy, file);
  });
}

/** All but the first page, which marks the file as a database. */
function overwrite(file: string): void {
  const handle = openSync(file, 'r+');
  const { size } = fstatSync(handle);
  writeSync(handle, Buffer.alloc(Math.max(0, size - 4096), 0xa5), 0, undefined, 4096);
  closeSync(handle);
}

async function damageDatabase(
  label: string,
  expected: 'saved' | 'told',
  damage: (file: string, copy: string) => void,
  leadsSince = 150,
) {
  await using inbox = await openInbox();
  await using receiver = await openReceiver();
  await using site = await startSite({ SMTP_URL: inbox.url, ALERT_URL: receiver.url });
  const file = path.join(site.dataDir, 'site.sqlite');
  const copy = path.join(site.dataDir, 'copy.sqlite');
  const acknowledged: string[] = [];
  const statuses = new StatusCounts();
  const post = (part: string, leads: number) =>
    inParallel(leads, 8, async (number) => {
      const status = await postLead(site.url, `${part}-${number}`);
      if (status === 200) acknowledged.push(`${part}-${number}`);
      if (part === 'after') statuses.add(status);
    });
  await post('before', 150);
  // A clean stop moves the rows from the log into the file.
  await site.stop();
  await site.start();
  await readHealth(site.url);
  withDatabase(file, (database) => database.exec(`VACUUM INTO '${copy}'`));
  await post('since', leadsSince);
  damage(file, copy);
  await post('after', 20);
  if (expected === 'told') await waitUntil(() => alertStates(receiver).includes('wrong'), 60);
  const { status: health } = await readHealth(site.url);
  await site.kill();
  const missing = missingOf(acknowledged, file);
  await site.start();
  const { store } = await readHealth(site.url);
  const isSaved = missing === 0 && health === 200 && statuses.get(200) === 20;
  const isTold = health === 503 && alertStates(receiver) === 'wrong';
  report(
    label,
    expected === 'saved' ? isSaved : isTold,
    `20 messages then ${statuses}, health ${health}, alerts "${alertStates(receiver)}", after a kill ${missing} of ${acknowledged.length} acknowledged missing, the store then ${store}`,
  );
}

function missingOf(acknowledged: readonly string[], file: string): number | string {
  try {
    const kept = withDatabase(file, (database) =>
      database.prepare('SELECT message FROM leads').all(),
    );
    const marks = new Set(kept.map(({ message }) => markIn(String(message))));
    return acknowledged.filter((mark) => !marks.has(mark)).length;
  } catch (error) {
    return `(${(error as Error).message})`;
  }
}

function withDatabase<Result>(file: string, use: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    return use(database);
  } finally {
    database.close();
  }
}
