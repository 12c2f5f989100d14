import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import { isPost, type MailHealth, readMailHealth } from '#lib/health/mail-health.ts';
import { count, moment } from '#lib/owner/text.ts';
import { leadPosts } from '#lib/store/lead-posts.ts';
import { probeWriting } from '#lib/store/probe.ts';
import type { Store } from '#lib/store/store.ts';
import { type Check, checkOf } from './check.ts';
import { checkPolicy } from './policy.ts';

/** @throws where it cannot be read or written */
export async function checkStore(store: Store): Promise<Check[]> {
  const now = Date.now();
  await probeWriting(store, now);
  const mail = await readMailHealth(store, now);
  const kind = store.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  const writable = checkOf('database').ok(
    `${kind} opens, its schema is current, and it is writable`,
  );
  return [
    writable,
    checkBacklog(mail),
    checkHeld(mail),
    ...(await checkReceiver(store, mail)),
    await checkPolicy(store),
  ];
}

function checkBacklog({ backlog, trouble }: MailHealth): Check {
  const queue = checkOf('mail queue');
  const letters = backlog.newsletter > 0 ? `, and ${backlog.newsletter} of the newsletter` : '';
  const waiting = `${count(backlog.waiting, 'mail')} waiting${letters}`;
  const mails = trouble.filter((one) => !isPost(one));
  if (mails.length === 0) return queue.ok(waiting);
  const reasons = mails.map(
    ({ kind, problem, waiting, since }) =>
      `${kind}: ${waiting} ${problem} since ${moment(Date.parse(since))}`,
  );
  return queue.failed(`${waiting}; ${reasons.join('; ')}; see \`leads list --state refused\``);
}

/** Suspects are no failure, but somebody has to review them. */
function checkHeld({ backlog: { held, refused } }: MailHealth): Check {
  const suspects = `${count(held, 'message')} held as suspect${held ? ': `leads list --state held`' : ''}`;
  return checkOf('suspects').ok(`${suspects}; ${count(refused, 'welcome')} refused by strangers`);
}

/** Nothing where no LEADS_URL is set. */
async function checkReceiver({ db }: Store, { leads, backlog }: MailHealth): Promise<Check[]> {
  const { LEADS_URL } = env();
  if (!LEADS_URL) return [];
  const { ok, failed } = checkOf('receiver of messages');
  const { host } = new URL(LEADS_URL);
  const waiting = `${backlog.posts} waiting for ${host}`;
  if (leads === 'ok') return [ok(waiting)];
  const { last_error } = (await db
    .selectFrom('outbox')
    .select('last_error')
    .where('kind', 'in', leadPosts)
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .orderBy('attempts', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? { last_error: 'not tried yet' };
  return [
    failed(`${waiting}, ${leads} (${last_error}); \`leads retry --all-failed\` tries them now`),
  ];
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
