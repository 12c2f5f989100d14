import { tmpdir } from 'node:os';
import path from 'node:path';

// A fifth of what starting a server or a command takes. Set only here, as a worker that writes it ends too late for Jest.
process.env.NODE_COMPILE_CACHE = path.join(tmpdir(), 'compiled');

/** Keeps tests off the machine's data and mail. Empty, not deleted: Next reads missing ones from `.env`. */
export const noSettings = {
  DATABASE_URL: '',
  SMTP_URL: '',
  SMTP_TLS: '',
  MAIL_FROM: '',
  MAIL_TO: '',
  DESK: '',
  DESK_PEOPLE: '',
  BOUNCES_IMAP_URL: '',
  BOUNCES_ADDRESS: '',
  LEADS_URL: '',
  ALERT_URL: '',
  ALERT_MAIL_TO: '',
  APP_SECRET: '',
  HSTS_PRELOAD: '',
  TRUSTED_PROXIES: '',
  RATE_LIMIT_PER_CLIENT: '',
  RATE_LIMIT_NEWSLETTER: '',
  RATE_LIMIT_GLOBAL: '',
  RATE_LIMIT_NEWSLETTER_GLOBAL: '',
  RATE_LIMIT_VISITS: '',
  NEWSLETTER_PER_MINUTE: '',
  // Minutes for what takes seconds: on a busy machine, everything does.
  PATIENCE: '60',
};
