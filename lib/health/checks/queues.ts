import { env } from '#lib/base/env.ts';
import { count } from '#lib/base/text.ts';
import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { countLeads } from '#lib/leads/lead-list.ts';
import { isPost, isToStranger, kinds } from '#lib/post/kinds.ts';
import { waitingIn } from '#lib/post/outbox.ts';
import { type Check, checkOf } from '../check.ts';

/** What waits to be sent, and how much that is. */
export async function checkQueues(store: Store, now: number) {
  const groups: Group[] = await waitingIn(store.db)
    .groupBy(['kind', 'problem'])
    .select(({ fn }) => [
      'kind',
      'problem',
      fn.countAll<number>().as('waiting'),
      fn.min<number>('created_at').as('since'),
    ])
    .execute();
  // Letters to subscribers are throttled, and may wait for hours.
  const of = Object.groupBy(groups, (group) =>
    isPost(group) ? 'posts' : group.kind === 'newsletter' ? 'letters' : 'mails',
  );
  const { mails = [], letters = [], posts = [] } = of;
  const backlog = {
    waiting: sum(mails),
    held: await countLeads(store, 'held'),
    newsletter: sum(letters),
    posts: sum(posts),
  };
  return { backlog, checks: [checkMails(mails, letters, now), ...checkPosts(posts, now)] };
}

type Group = Pick<OutboxEntry, 'kind' | 'problem'> & { waiting: number; since: number };

const sum = (groups: readonly Group[]) => groups.reduce((all, { waiting }) => all + waiting, 0);

function checkMails(mails: readonly Group[], letters: readonly Group[], now: number): Check {
  const { ok, failed } = checkOf('mail queue', {
    works: 'Nothing waits to be mailed for too long',
    fails: 'Mails wait for too long',
    advice:
      'Messages are kept, and are tried again until your mail server takes them. Read them here meanwhile, and send a test mail below once it is mended.',
    alerts: 'mail',
  });
  const ofLetters = letters.length > 0 ? `, and ${sum(letters)} of the newsletter` : '';
  const waiting = `${count(sum(mails), 'mail')} waiting${ofLetters}`;
  // Without a server, nothing is late.
  const all = env().SMTP_URL ? [...mails, ...letters] : [];
  const trouble = troubleOf(all, 'the mail server', now);
  if (!trouble) return ok(waiting, isRetried(all));
  return failed(`${waiting}; ${trouble} See Messages on the desk`);
}

/** Nothing where no LEADS_URL is set. */
function checkPosts(posts: readonly Group[], now: number): Check[] {
  const { LEADS_URL } = env();
  if (!LEADS_URL) return [];
  const { ok, failed } = checkOf('receiver of messages', {
    works: 'The program that gets a copy of each message takes them',
    fails: 'The program that gets a copy of each message refuses them',
    advice:
      'Messages reach you all the same. Press the test below once that program is mended, and what waits is sent.',
    alerts: 'leads',
  });
  const waiting = `${sum(posts)} waiting for ${new URL(LEADS_URL).host}`;
  const trouble = troubleOf(posts, 'LEADS_URL', now);
  if (!trouble) return [ok(waiting, isRetried(posts))];
  const means = 'Messages are in your inbox all the same';
  return [failed(`${waiting}; ${trouble} ${means}; \`leads retry --all-failed\` tries these now`)];
}

/** A mail to the agency is late after this. */
const longestWait = 5 * 60_000; // ms

/** In sentences; empty where nothing waits that should have gone. */
function troubleOf(groups: readonly Group[], server: string, now: number): string {
  const problems = {
    refused: `${server} refuses them or the login, or its certificate cannot be trusted`,
    returned: 'they were taken and came back, as word of it in the mailbox of bounces says',
    late: `${server} has not taken them`,
    unwritable: 'they cannot be written, by an error of the site',
  };
  const sentences = groups.flatMap((group) => {
    const { kind, problem, waiting, since } = group;
    const isTransient = problem === null || problem === 'passing';
    if (isTransient && now - since <= longestWait) return [];
    if (isExempt(group) && problem !== 'unwritable') return [];
    const why = problems[isTransient ? 'late' : problem];
    return `${kinds[kind].words}: ${waiting} since ${new Date(since).toISOString()}, as ${why}.`;
  });
  return sentences.join(' ');
}

/** Whether it works is known after the next try. */
function isRetried(groups: readonly Group[]): boolean {
  return groups.some((group) => group.problem !== null && !isExempt(group));
}

/** A stranger's mail server may defer a mail for days, and a failed alert cannot be reported by another. */
function isExempt(group: Group): boolean {
  return isToStranger(group) || kinds[group.kind].to === 'watcher';
}
