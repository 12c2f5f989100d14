import { env } from '#lib/base/env.ts';
import { isPlaceholder, mailboxes } from '#lib/content/site.ts';
import type { OutboxKind, OutboxProblem } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { countLeads } from '#lib/leads/lead-list.ts';
import { readMailboxHealth } from '#lib/letters/bounces.ts';
import { isPost, isToStranger, kinds } from '#lib/post/kinds.ts';

export type MailHealth = Awaited<ReturnType<typeof readMailHealth>>;

/** What waits to be mailed, and what is wrong with it. */
export async function readMailHealth(store: Store, now: number) {
  const { db } = store;
  const groups = await db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .groupBy(['kind', 'problem'])
    .select(({ fn }) => [
      'kind',
      'problem',
      fn.countAll<number>().as('waiting'),
      fn.min<number>('created_at').as('since'),
    ])
    .execute();
  const { LEADS_URL, BOUNCES_IMAP_URL, SMTP_URL } = env();
  const posts = groups.filter(isPost);
  const mails = groups.filter((group) => !isPost(group));
  // Without a mail server, mail is not late.
  const trouble = SMTP_URL ? mails.flatMap((group) => troubleOf(group, now)) : [];
  const refusals = LEADS_URL ? posts.flatMap((group) => troubleOf(group, now)) : [];
  const state = stateOf(mails, trouble);
  // Letters to subscribers are throttled, and may wait for hours.
  const isLetter = ({ kind }: Group) => kind === 'newsletter';
  const atOnce = mails.filter((group) => !isLetter(group));
  const oldest = Math.min(now, ...atOnce.map(({ since }) => since));
  return {
    mail: state === 'ok' || state === 'retrying' ? (unread() ?? state) : state,
    backlog: {
      waiting: count(atOnce),
      oldestSeconds: Math.floor((now - oldest) / 1000),
      held: await countLeads(store, 'held'),
      newsletter: count(mails.filter(isLetter)),
      posts: count(posts),
    },
    trouble: [...trouble, ...refusals],
    // Absent where nobody set them.
    ...(BOUNCES_IMAP_URL && { bounces: await readMailboxHealth(store, now) }),
    ...(LEADS_URL && { leads: stateOf(posts, refusals) }),
  };
}

function count(groups: readonly Group[]): number {
  return groups.reduce((sum, { waiting }) => sum + waiting, 0);
}

/** A mail to the agency is late after this. */
const longestWait = 5 * 60_000; // ms

type Group = {
  kind: OutboxKind;
  problem: OutboxProblem | null;
  waiting: number;
  since: number;
};

type Trouble = ReturnType<typeof troubleOf>[number];

function troubleOf({ kind, problem, waiting, since }: Group, now: number) {
  const isTransient = problem === null || problem === 'passing';
  if (isTransient && now - since <= longestWait) return [];
  const named = isTransient ? ('late' as const) : problem;
  if (isExempt({ kind }) && named !== 'unwritable') return [];
  return [{ kind, problem: named, waiting, since: new Date(since).toISOString() }];
}

function stateOf(groups: readonly Group[], trouble: readonly Trouble[]) {
  const problems = ['unwritable', 'refused', 'returned', 'late'] as const;
  const worst = problems.find((problem) => trouble.some((one) => one.problem === problem));
  const isRetried = groups.some((one) => one.problem !== null && !isExempt(one));
  return worst ?? (isRetried ? 'retrying' : 'ok');
}

/** Where mail is written to the data folder, or goes to an address that nobody reads. */
function unread() {
  if (!env().SMTP_URL) return 'folder';
  return isPlaceholder(mailboxes().to) ? 'placeholder' : undefined;
}

/** A stranger's mail server may defer a mail for days, and a failed alert cannot be reported by another. */
function isExempt(one: { kind: OutboxKind }): boolean {
  return isToStranger(one) || kinds[one.kind].to === 'watcher';
}
