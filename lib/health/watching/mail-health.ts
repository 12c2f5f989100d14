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
  const groups = await store.db
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
  // Letters to subscribers are throttled, and may wait for hours.
  const of = Object.groupBy(groups, (group) =>
    isPost(group) ? 'posts' : group.kind === 'newsletter' ? 'letters' : 'mails',
  );
  const { mails = [], letters = [], posts = [] } = of;
  // Without a server, nothing is late.
  const mailed = conditionOf(SMTP_URL ? [...mails, ...letters] : [], now);
  const posted = conditionOf(LEADS_URL ? posts : [], now);
  return {
    mail: mailed.trouble.length > 0 ? mailed.state : (unread() ?? mailed.state),
    backlog: {
      waiting: count(mails),
      held: await countLeads(store, 'held'),
      newsletter: count(letters),
      posts: count(posts),
    },
    trouble: [...mailed.trouble, ...posted.trouble],
    // Absent where nobody set them.
    ...(BOUNCES_IMAP_URL && { bounces: await readMailboxHealth(store, now) }),
    ...(LEADS_URL && { leads: posted.state }),
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

const worstFirst = ['unwritable', 'refused', 'returned', 'late'] as const;

function conditionOf(groups: readonly Group[], now: number) {
  const trouble = groups.flatMap(({ kind, problem, waiting, since }) => {
    const isTransient = problem === null || problem === 'passing';
    if (isTransient && now - since <= longestWait) return [];
    const named = isTransient ? ('late' as const) : problem;
    if (isExempt({ kind }) && named !== 'unwritable') return [];
    return [{ kind, problem: named, waiting, since: new Date(since).toISOString() }];
  });
  const worst = worstFirst.find((one) => trouble.some(({ problem }) => problem === one));
  const isRetried = groups.some((one) => one.problem !== null && !isExempt(one));
  return { trouble, state: worst ?? (isRetried ? ('retrying' as const) : ('ok' as const)) };
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
