import { env } from '#lib/base/env.ts';
import { count } from '#lib/base/text.ts';
import { isPost, kinds } from '#lib/post/kinds.ts';
import { type Check, checkOf } from '../check.ts';
import { checkLastReading } from '../checks/bounces.ts';
import type { MailHealth } from './mail-health.ts';
import type { Report } from './report.ts';

/** What one look at the database says: for `/api/health` and alerts, the desk and `doctor`. */
export function checkReport(report: Report): Check[] {
  if (report.store !== 'ok') return [checkDatabase(report)];
  const { BOUNCES_IMAP_URL } = env();
  return [
    checkDatabase(report),
    checkQueue(report),
    ...checkReceiver(report),
    ...(BOUNCES_IMAP_URL && report.bounces
      ? [checkLastReading(BOUNCES_IMAP_URL, report.bounces)]
      : []),
  ];
}

function checkDatabase({ store }: Report): Check {
  const { ok, failed } = checkOf('database', {
    works: 'Messages can be stored',
    fails: 'Messages cannot be stored',
    alerts: 'store',
  });
  const kind = env().DATABASE_URL ? 'PostgreSQL' : 'SQLite';
  if (store === 'ok') return ok(`${kind} opens, its schema is current, and it is writable`);
  const what = store === 'unreachable' ? 'reached' : 'written';
  return failed(`It cannot be ${what}: visitors are told to try again`);
}

function checkQueue({ mail, backlog, trouble }: MailHealth): Check {
  const { ok, failed } = checkOf('mail queue', {
    works: 'Nothing waits to be mailed for too long',
    fails: 'Mails wait for too long',
    advice:
      'Messages are kept, and are tried again until your mail server takes them. Read them here meanwhile.',
    alerts: 'mail',
  });
  const letters = backlog.newsletter > 0 ? `, and ${backlog.newsletter} of the newsletter` : '';
  const waiting = `${count(backlog.waiting, 'mail')} waiting${letters}`;
  const mails = trouble.filter((one) => !isPost(one));
  if (mails.length === 0) return ok(waiting, mail === 'retrying');
  return failed(`${waiting}; ${inWords(mails, 'the mail server')} See Messages on the desk`);
}

/** Nothing where no LEADS_URL is set. */
function checkReceiver({ leads, backlog, trouble }: MailHealth): Check[] {
  const { LEADS_URL } = env();
  if (!LEADS_URL) return [];
  const { ok, failed } = checkOf('receiver of messages', {
    works: 'The program that gets a copy of each message takes them',
    fails: 'The program that gets a copy of each message refuses them',
    advice:
      'Messages reach you all the same. Press the test below once that program is mended, and what waits is sent.',
    alerts: 'leads',
  });
  const waiting = `${backlog.posts} waiting for ${new URL(LEADS_URL).host}`;
  const posts = trouble.filter(isPost);
  if (posts.length === 0) return [ok(waiting, leads === 'retrying')];
  const means = 'Messages are in your inbox all the same';
  const words = inWords(posts, 'LEADS_URL');
  return [failed(`${waiting}; ${words} ${means}; \`leads retry --all-failed\` tries these now`)];
}

function inWords(trouble: MailHealth['trouble'], server: string): string {
  const problems = {
    refused: `${server} refuses them or the login, or its certificate cannot be trusted`,
    returned: 'they were taken and came back, as word of it in the mailbox of bounces says',
    late: `${server} has not taken them`,
    unwritable: 'they cannot be written, by an error of the site',
  };
  return trouble
    .map(({ kind, problem, waiting, since }) => {
      return `${kinds[kind].words}: ${waiting} since ${since}, as ${problems[problem]}.`;
    })
    .join(' ');
}
