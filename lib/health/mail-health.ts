import { env } from '@/lib/env';
import { mailsInFolder } from '@/lib/mail/mail-folder';
import { isHeldNow } from '@/lib/store/lead-list';
import type { OutboxKind, OutboxProblem } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';

export type MailHealth = {
  /**
   * `retrying`: an attempt failed, and the next may do. `late`, `refused`, `unwritable`: see `trouble`.
   * `folder`: mail lies in the data folder, or would be written there, and nobody gets it.
   */
  mail: 'ok' | 'retrying' | 'late' | 'refused' | 'unwritable' | 'folder';
  backlog: {
    waiting: number;
    oldestSeconds: number;
    /** Suspects that wait for the owner. */
    held: number;
    /** Welcomes that a stranger's server refused. */
    refused: number;
    /** Mails that lie in the data folder. */
    folder: number;
    /** Letters to subscribers that are still to go. */
    newsletter: number;
  };
  trouble: Trouble[];
};

/** Mails of one kind that somebody should look after. */
type Trouble = {
  kind: OutboxKind;
  problem: Exclude<OutboxProblem, 'passing'> | 'late';
  waiting: number;
  since: string;
};

/** What waits to be mailed, and what is wrong with it: for the health address, alerts and `doctor`. */
export async function readMailHealth({ db }: Store, now: number): Promise<MailHealth> {
  const unsent = db.selectFrom('outbox').where('sent_at', 'is', null);
  const groups = await unsent
    .where('failed_at', 'is', null)
    .groupBy(['kind', 'problem'])
    .select(({ fn }) => [
      'kind',
      'problem',
      fn.countAll<number>().as('waiting'),
      fn.min<number>('created_at').as('since'),
      fn.max<number>('attempts').as('attempts'),
    ])
    .execute();
  const refused = await unsent
    .where('failed_at', 'is not', null)
    .where('letter_id', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const held = await db
    .selectFrom('leads')
    .where(isHeldNow)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const folder = mailsInFolder(env().DATA_DIR).size;
  const trouble = groups.flatMap((group) => troubleOf(group, now));
  // Letters to subscribers wait for their turn, by the hour.
  const isLetter = ({ kind }: Group) => kind === 'newsletter';
  const atOnce = groups.filter((group) => !isLetter(group));
  const oldest = Math.min(now, ...atOnce.map(({ since }) => since));
  return {
    mail: mailState(trouble, groups, folder),
    backlog: {
      waiting: count(atOnce),
      oldestSeconds: Math.floor((now - oldest) / 1000),
      held: held.count,
      refused: refused.count,
      folder,
      newsletter: count(groups.filter(isLetter)),
    },
    trouble,
  };
}

function count(groups: readonly Group[]): number {
  return groups.reduce((sum, { waiting }) => sum + Number(waiting), 0);
}

/** A mail to the agency that waits longer is late, in ms. */
const longestWait = 5 * 60_000;

/** As many attempts take as long: for a mail that was stored while the clock was ahead. */
const manyAttempts = 9;

type Group = {
  kind: OutboxKind;
  problem: OutboxProblem | null;
  waiting: number;
  since: number;
  attempts: number;
};

function troubleOf({ kind, problem, waiting, since, attempts }: Group, now: number): Trouble[] {
  const isLate = now - since > longestWait || attempts >= manyAttempts;
  const named = problem === null || problem === 'passing' ? isLate && 'late' : problem;
  if (!named || (isOthers(kind) && named !== 'unwritable')) return [];
  return [{ kind, problem: named, waiting, since: new Date(since).toISOString() }];
}

function mailState(trouble: readonly Trouble[], groups: readonly Group[], folder: number) {
  for (const problem of ['unwritable', 'refused', 'late'] as const) {
    if (trouble.some((one) => one.problem === problem)) return problem;
  }
  if (!env().SMTP_URL || folder > 0) return 'folder';
  return groups.some(({ kind, problem }) => problem !== null && !isOthers(kind))
    ? 'retrying'
    : 'ok';
}

/**
 * Mails whose delay is nobody's to mend: a stranger's mail server may put them off for days, and an alert
 * that is not taken cannot be told by another alert.
 */
function isOthers(kind: OutboxKind): boolean {
  return ['subscriber-welcome', 'newsletter', 'alert-post', 'alert-mail'].includes(kind);
}
