import type { Check } from '#lib/desk/check.ts';

/** What never fails has no words for it. */
type Words = { works: string; fails?: string; advice?: string };

/** A check of lib/health as an owner says it, with what to do where it does not succeed. */
export function healthWords({ name, state, cause = '' }: Check): {
  title: string;
  advice?: string;
} {
  const { works = name, fails = name, advice = askForHelp } = words[name] ?? {};
  return state === 'ok' ? { title: works } : { title: fails, advice: `${cause} ${advice}`.trim() };
}

const askForHelp = 'Ask whoever runs the server to look at it, with the words below.';

const words: Record<string, Words> = {
  database: { works: 'Messages can be stored' },
  'mail queue': {
    works: 'Nothing waits to be mailed for too long',
    fails: 'Mails wait for too long',
    advice:
      'Messages are kept, and are tried again until your mail server takes them. Read them here meanwhile.',
  },
  suspects: { works: 'What looks like a program’s is sorted out' },
  disk: {
    works: 'There is room on the disk',
    fails: 'The disk is nearly full',
    advice: 'Ask whoever runs the server to make room: without it, messages cannot be stored.',
  },
  'mail server': {
    works: 'Your mail server lets the site in',
    fails: 'The site cannot send mail',
    advice: 'Messages are kept, and you can read them here.',
  },
  'inbox of the leads': {
    works: 'Messages go to an inbox of yours',
    fails: 'Messages go to an address that nobody reads',
    advice: 'Whoever runs the server sets MAIL_TO to yours.',
  },
  'mail folder': {
    works: 'No mail was left unsent',
    fails: 'Some mails were never sent, as no mail server was set',
    advice: 'Open each message here, and press “Mail it to me again”.',
  },
  'mailbox of bounces': {
    works: 'Mail that comes back is read',
    fails: 'Mail that comes back is not read',
    advice: 'Mail goes out all the same, but addresses that no longer exist stay on the list.',
  },
  'receiver of messages': {
    works: 'The program that gets a copy of each message takes them',
    fails: 'The program that gets a copy of each message refuses them',
    advice:
      'Messages reach you all the same. Press the test below once that program is mended, and what waits is sent.',
  },
  alerts: {
    works: 'Somebody is told when mail fails',
    fails: 'Nobody would be told if mail failed',
    advice: 'Whoever runs the server sets ALERT_MAIL_TO to an address at another provider.',
  },
  'DNS: MX': {
    works: 'Answers to the site’s mails arrive',
    fails: 'Answers to the site’s mails may get lost',
    advice: 'Whoever looks after your domain sets an MX record.',
  },
  'DNS: SPF': {
    works: 'Your mail server may send for your domain (SPF)',
    fails: 'Your mails may be taken for spam (SPF)',
    advice: 'Whoever looks after your domain sets an SPF record.',
  },
  'DNS: DKIM': {
    works: 'Your mails are signed (DKIM)',
    fails: 'Your mails may be taken for spam (DKIM)',
    advice: 'Your mail provider says which DKIM record to set.',
  },
  'DNS: DMARC': {
    works: 'Others cannot easily write in your name (DMARC)',
    fails: 'Others can write in your name (DMARC)',
    advice: 'Whoever looks after your domain sets a DMARC record.',
  },
};
