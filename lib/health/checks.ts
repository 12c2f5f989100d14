import { env } from '#lib/base/env.ts';
import { count } from '#lib/base/text.ts';
import type { Store } from '#lib/database/store.ts';
import { type Check, checkOf } from '#lib/desk/check.ts';
import { heldInWords } from '#lib/desk/held.ts';
import { testReceiver } from '#lib/leads/checks.ts';
import { checkBounces } from '#lib/letters/checks.ts';
import { isPost } from '#lib/post/kinds.ts';
import { checkPages } from '#lib/publishing/checks.ts';
import { checkAlerts } from './checks/alerts.ts';
import { checkBackup } from './checks/backup.ts';
import { checkDisk } from './checks/disk.ts';
import { checkDns } from './checks/dns.ts';
import { checkMail } from './checks/mail.ts';
import { checkUnits } from './checks/units.ts';
import { type MailHealth, readMailHealth } from './watching/mail-health.ts';
import { probeWriting } from './watching/probe.ts';
import { leadsReason, mailReason } from './watching/reasons.ts';

/** All but the database: the disk, the mail, whoever else is told. @param sendTests also a mail and a post each */
export async function checkSurroundings(sendTests = false): Promise<Check[]> {
  return [
    checkDisk(),
    ...checkUnits(),
    ...(await checkMail(sendTests)),
    ...(await checkBounces()),
    await checkAlerts(sendTests),
    ...(sendTests ? await testReceiver() : []),
    ...(await checkDns()),
  ];
}

/** The database, and what waits in it. @throws where it cannot be read or written */
export async function checkStore(store: Store): Promise<Check[]> {
  const now = Date.now();
  await probeWriting(store, now);
  const mail = await readMailHealth(store, now);
  const kind = store.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  const writable = checkOf('database', { works: 'Messages can be stored' }).ok(
    `${kind} opens, its schema is current, and it is writable`,
  );
  const pages = await checkPages(store);
  const backup = await checkBackup(store, now);
  const restored = await checkRestored(store);
  return [
    ...[writable, pages, backup, checkBacklog(mail)],
    ...[...restored, checkHeld(mail), ...checkReceiver(mail)],
  ];
}

/** Nothing where nothing waits since a restore. */
async function checkRestored(store: Store): Promise<Check[]> {
  const waiting = await heldInWords(store);
  const { failed } = checkOf('restore', {
    fails: 'A backup was restored, and some mail waits for you since',
    advice: 'It may have gone out before. Let it go, or drop it: the buttons are on Messages.',
  });
  return waiting.length > 0 ? [failed(`${waiting.join('; ')}. Or: agency held`)] : [];
}

function checkBacklog(mail: MailHealth): Check {
  const { backlog, trouble } = mail;
  const queue = checkOf('mail queue', {
    works: 'Nothing waits to be mailed for too long',
    fails: 'Mails wait for too long',
    advice:
      'Messages are kept, and are tried again until your mail server takes them. Read them here meanwhile.',
  });
  const letters = backlog.newsletter > 0 ? `, and ${backlog.newsletter} of the newsletter` : '';
  const waiting = `${count(backlog.waiting, 'mail')} waiting${letters}`;
  if (trouble.every(isPost)) return queue.ok(waiting);
  return queue.failed(`${waiting}; ${mailReason(mail)} See Messages on the desk`);
}

/** Suspects are no failure, but somebody has to review them. */
function checkHeld({ backlog: { held, refused } }: MailHealth): Check {
  const suspects = `${count(held, 'message')} held as suspect${held ? ', listed on the desk' : ''}`;
  return checkOf('suspects', { works: 'What looks like a program’s is sorted out' }).ok(
    `${suspects}; ${count(refused, 'welcome')} refused by strangers`,
  );
}

/** Nothing where no LEADS_URL is set. */
function checkReceiver(mail: MailHealth): Check[] {
  const { LEADS_URL } = env();
  if (!LEADS_URL) return [];
  const { ok, failed } = checkOf('receiver of messages', {
    works: 'The program that gets a copy of each message takes them',
    fails: 'The program that gets a copy of each message refuses them',
    advice:
      'Messages reach you all the same. Press the test below once that program is mended, and what waits is sent.',
  });
  const waiting = `${mail.backlog.posts} waiting for ${new URL(LEADS_URL).host}`;
  if (!mail.trouble.some(isPost)) return [ok(waiting)];
  return [failed(`${waiting}; ${leadsReason(mail)} \`leads retry --all-failed\` tries them now`)];
}
