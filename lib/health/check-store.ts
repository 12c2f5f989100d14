import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { count } from '#lib/content/text.ts';
import type { Store } from '#lib/database/store.ts';
import { type Check, checkOf } from '#lib/desk/check.ts';
import { isPost, type MailHealth, readMailHealth } from './watching/mail-health.ts';
import { probeWriting } from './watching/probe.ts';
import { leadsReason, mailReason } from './watching/reasons.ts';

/** @throws where it cannot be read or written */
export async function checkStore(store: Store): Promise<Check[]> {
  const now = Date.now();
  await probeWriting(store, now);
  const mail = await readMailHealth(store, now);
  const kind = store.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  const writable = checkOf('database').ok(
    `${kind} opens, its schema is current, and it is writable`,
  );
  return [writable, checkBacklog(mail), checkHeld(mail), ...checkReceiver(mail)];
}

function checkBacklog(mail: MailHealth): Check {
  const { backlog, trouble } = mail;
  const queue = checkOf('mail queue');
  const letters = backlog.newsletter > 0 ? `, and ${backlog.newsletter} of the newsletter` : '';
  const waiting = `${count(backlog.waiting, 'mail')} waiting${letters}`;
  if (trouble.every(isPost)) return queue.ok(waiting);
  return queue.failed(`${waiting}; ${mailReason(mail)} See Messages on the desk`);
}

/** Suspects are no failure, but somebody has to review them. */
function checkHeld({ backlog: { held, refused } }: MailHealth): Check {
  const suspects = `${count(held, 'message')} held as suspect${held ? ', listed on the desk' : ''}`;
  return checkOf('suspects').ok(`${suspects}; ${count(refused, 'welcome')} refused by strangers`);
}

/** Nothing where no LEADS_URL is set. */
function checkReceiver(mail: MailHealth): Check[] {
  const { LEADS_URL } = env();
  if (!LEADS_URL) return [];
  const { ok, failed } = checkOf('receiver of messages');
  const waiting = `${mail.backlog.posts} waiting for ${new URL(LEADS_URL).host}`;
  if (!mail.trouble.some(isPost)) return [ok(waiting)];
  return [failed(`${waiting}; ${leadsReason(mail)} \`leads retry --all-failed\` tries them now`)];
}

const minFree = 200; // MB

export function checkDisk(): Check {
  const disk = checkOf('disk');
  const folder = path.resolve(env().DATA_DIR);
  if (!existsSync(folder)) return disk.skipped(`${folder} does not exist yet`);
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  const detail = `${free} MB free for ${folder}`;
  return free < minFree
    ? disk.failed(`${detail}, at least ${minFree} MB are needed`)
    : disk.ok(detail);
}
