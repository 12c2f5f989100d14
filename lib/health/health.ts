import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { mailsInFolder } from '@/lib/mail/mail-folder';
import { isPlaceholder, mailboxes } from '@/lib/site';
import { isHeldNow } from '@/lib/store/lead-list';
import { probeWriting } from '@/lib/store/probe';
import type { OutboxKind, OutboxProblem } from '@/lib/store/schema';
import { getStore, type Store } from '@/lib/store/store';

/** A mail to the agency that has waited longer than this wants somebody's attention, in ms. */
const longestWait = 5 * 60_000;

/** As many attempts take some five minutes: for a mail that was stored while the clock was ahead. */
const manyAttempts = 9;

/** What is asked again sooner is answered from the last look, in ms: a look writes. */
const lookPause = 100;

/** Mails of one kind that somebody should look after. */
type Trouble = {
  kind: OutboxKind;
  problem: OutboxProblem | 'late';
  waiting: number;
  since: string;
};

export type Health = { store: 'unreachable' | 'unwritable' } | ({ store: 'ok' } & HealthOfMail);

export type HealthOfMail = {
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

/**
 * Answers `GET /api/health` for a monitor: counts and ages, no personal data. 200 where a message that a
 * visitor sent now would be stored and mailed; 503 where it would not, or where one waits that should
 * have been mailed.
 */
export async function answerHealth(): Promise<Response> {
  const health = await look();
  return Response.json(health, {
    status: isWell(health) ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}

export function isWell(health: Health): boolean {
  if (health.store !== 'ok') return false;
  if (health.mail === 'folder') return isTrial();
  return health.mail === 'ok' || health.mail === 'retrying';
}

/** Where nothing says for whom the site is, the folder is what is wanted. */
function isTrial(): boolean {
  if (!isPlaceholder(mailboxes().to)) return false;
  const { SMTP_URL, SITE_URL, AGENCY_EMAIL, MAIL_TO, ALERT_URL, ALERT_MAIL_TO } = env();
  const settings = [SMTP_URL, SITE_URL, AGENCY_EMAIL, MAIL_TO, ALERT_URL, ALERT_MAIL_TO];
  return settings.every((one) => one === undefined);
}

let latest: { ended: number; health: Promise<Health> } | undefined;

/** Looks how the site is, at most ten times a second, however often it is asked. */
export function look(): Promise<Health> {
  if (latest && performance.now() - latest.ended <= lookPause) return latest.health;
  // One look at a time: until it ends, all who ask wait for it.
  const look = { ended: Number.POSITIVE_INFINITY, health: examine() };
  latest = look;
  return look.health.finally(() => {
    look.ended = performance.now();
  });
}

async function examine(): Promise<Health> {
  let store: Store;
  try {
    store = await getStore();
  } catch (error) {
    log.error('health: the store cannot be reached', { error });
    return { store: 'unreachable' };
  }
  try {
    await probeWriting(store, Date.now());
    return { store: 'ok', ...(await readMailHealth(store, Date.now())) };
  } catch (error) {
    log.error('health: the store cannot be written', { error });
    return { store: 'unwritable' };
  }
}

/** How the mail stands. @throws what the store throws */
export async function readMailHealth({ db }: Store, now: number): Promise<HealthOfMail> {
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

type Group = {
  kind: OutboxKind;
  problem: OutboxProblem | null;
  waiting: number;
  since: number;
  attempts: number;
};

function troubleOf({ kind, problem, waiting, since, attempts }: Group, now: number): Trouble[] {
  const isLate = now - since > longestWait || attempts >= manyAttempts;
  const named = problem === 'refused' || problem === 'unwritable' ? problem : isLate && 'late';
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
 * A stranger's mail server may put a welcome or a letter off for days: nobody's to mend. An alert that is not taken
 * is told by nothing else, least of all by another alert.
 */
function isOthers(kind: OutboxKind): boolean {
  return others.includes(kind);
}

const others: readonly OutboxKind[] = [
  'subscriber-welcome',
  'newsletter',
  'alert-post',
  'alert-mail',
];
