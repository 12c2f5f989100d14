import { explainServer } from '#lib/post/explain-failure.ts';
import { isPost, kinds } from '#lib/post/kinds.ts';
import type { Health } from '../health.ts';
import type { MailHealth } from './mail-health.ts';

const problems = (server: string) => ({
  refused: `${server} refuses them or the login, or its certificate cannot be trusted`,
  returned: 'they were taken and came back, as word of it in the mailbox of bounces says',
  late: `${server} has not taken them`,
  unwritable: 'they cannot be written, by an error of the site',
});

export function mailReason(health: MailHealth): string {
  const trouble = health.trouble.filter((one) => !isPost(one));
  if (trouble.length > 0) return inWords(trouble, 'the mail server');
  const { folder } = health.backlog;
  if (health.mail !== 'folder') return 'What waited has been taken.';
  return folder > 0
    ? `${folder} mails lie in the data folder, where nobody gets them. With SMTP_URL set, npm run agency -- leads retry --all-failed sends them.`
    : 'No SMTP_URL is set: mail is written to the data folder, and nobody gets it.';
}

export function leadsReason({ trouble }: MailHealth): string {
  const posts = trouble.filter(isPost);
  if (posts.length === 0) return 'What waited has been taken.';
  return `${inWords(posts, 'LEADS_URL')} Messages are in your inbox all the same, and all is tried again.`;
}

export function bouncesReason({ bounces = 'ok' }: MailHealth): string {
  if (bounces === 'ok') return 'It is read again.';
  if (bounces === 'retrying') return 'It is tried again.';
  if (bounces === 'full')
    return 'It is nearly full: delete what is old in it, or word of undelivered mail is lost.';
  return `${explainServer('Its server', bounces, 'BOUNCES_IMAP_URL')} Mail goes out all the same.`;
}

function inWords(trouble: MailHealth['trouble'], server: string): string {
  return trouble
    .map(({ kind, problem, waiting, since }) => {
      return `${waiting} ${kinds[kind].words} waiting since ${since}: ${problems(server)[problem]}.`;
    })
    .join(' ');
}

export function storeReason({ store }: Health): string {
  if (store === 'ok') return 'Messages are stored.';
  return store === 'unreachable'
    ? 'It cannot be reached: visitors are told to try again.'
    : 'It cannot be written: visitors are told to try again.';
}
