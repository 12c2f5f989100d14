import { reasonOf } from '#cli/errors.ts';
import { databaseNotFound, openExistingStore } from '#cli/existing-store.ts';
import { count, moment } from '#cli/text.ts';
import { type MailHealth, readMailHealth } from '#lib/health/mail-health.ts';
import { probeWriting } from '#lib/store/probe.ts';
import type { Store } from '#lib/store/store.ts';
import { type Check, checkOf } from './check.ts';

const { ok, failed, skipped } = checkOf('database');

export async function checkStore(now: number): Promise<Check[]> {
  const notFound = databaseNotFound();
  if (notFound) return [skipped(`none at ${notFound} yet: the site creates it at its first start`)];
  const opened = await openExistingStore();
  if (opened.outcome !== 'open') return [failed(opened.text)];
  const { store } = opened;
  try {
    const writing = await checkWriting(store, now);
    const mail = await readMailHealth(store, now);
    return [writing, checkBacklog(mail), checkHeld(mail)];
  } finally {
    await store.close();
  }
}

async function checkWriting(store: Store, now: number): Promise<Check> {
  try {
    await probeWriting(store, now);
  } catch (error) {
    return failed(`it cannot be written to: ${reasonOf(error)}`);
  }
  const kind = store.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  return ok(`${kind} opens, its schema is current, and it is writable`);
}

function checkBacklog({ backlog, trouble }: MailHealth): Check {
  const queue = checkOf('mail queue');
  const letters = backlog.newsletter > 0 ? `, and ${backlog.newsletter} of the newsletter` : '';
  const waiting = `${count(backlog.waiting, 'mail')} waiting${letters}`;
  if (trouble.length === 0) return queue.ok(waiting);
  const reasons = trouble.map(
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
