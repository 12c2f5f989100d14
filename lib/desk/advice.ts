/** What an owner can do about a check of lib/owner/checks that does not succeed. */
export function adviceOn(check: string): string {
  return advice[check] ?? 'Ask whoever runs the server to look at it, with these words.';
}

const advice: Record<string, string> = {
  'mail queue':
    'Messages are kept, and are tried again until the mail server takes them. Read them here meanwhile.',
  disk: 'Ask whoever runs the server to make room: without it, messages cannot be stored.',
  'mail server':
    'Messages are kept, and you can read them here. Whoever runs the server sets SMTP_URL, or corrects the password in it.',
  'inbox of the leads':
    'Messages go to an address that nobody reads. Whoever runs the server sets MAIL_TO to yours.',
  'mail folder':
    'These mails were never sent, as no mail server was set. Open each message here and send its mail again.',
  alerts:
    'Nobody would hear of it if mail failed. Whoever runs the server sets ALERT_MAIL_TO to an address at another provider.',
  'DNS: MX':
    'Answers to the site’s mails get lost. Whoever looks after your domain sets an MX record.',
  'DNS: SPF':
    'Your mails may be taken for spam. Whoever looks after your domain sets an SPF record.',
  'DNS: DKIM':
    'Your mails may be taken for spam. Your mail provider says which DKIM record to set.',
  'DNS: DMARC':
    'Others can write in your name. Whoever looks after your domain sets a DMARC record.',
};
