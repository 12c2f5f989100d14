import type { OutboxKind } from '#lib/store/schema.ts';
import type { Health } from './health.ts';
import type { MailHealth } from './mail-health.ts';

const kinds: Record<OutboxKind, string> = {
  lead: 'visitor messages',
  'subscriber-notice': 'notices of new subscribers',
  'subscriber-welcome': 'welcomes to subscribers',
  newsletter: 'letters to subscribers',
  digest: 'digests',
  'sign-in': 'links to sign in',
  reminder: 'reminders',
  month: 'reports on a month',
  'alert-mail': 'alerts',
  'alert-post': 'alerts',
};

const problems = {
  refused: 'the mail server refuses them, or its certificate cannot be trusted',
  late: 'the mail server has not taken them',
  unwritable: 'they cannot be written, by an error of the site',
} as const;

export function mailReason(health: MailHealth): string {
  if (health.trouble.length > 0) {
    return health.trouble
      .map(
        ({ kind, problem, waiting, since }) =>
          `${waiting} ${kinds[kind]} waiting since ${since}: ${problems[problem]}.`,
      )
      .join(' ');
  }
  const { folder } = health.backlog;
  if (health.mail !== 'folder') return 'What waited has been taken.';
  return folder > 0
    ? `${folder} mails lie in the data folder, where nobody gets them. With SMTP_URL set, npm run agency -- leads retry --all-failed sends them.`
    : 'No SMTP_URL is set: mail is written to the data folder, and nobody gets it.';
}

export function storeReason({ store }: Health): string {
  if (store === 'ok') return 'Messages are stored.';
  return store === 'unreachable'
    ? 'It cannot be reached: visitors are told to try again.'
    : 'It cannot be written: visitors are told to try again.';
}
