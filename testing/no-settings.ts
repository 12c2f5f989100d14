/** Keeps tests off the machine's data and mail. Empty, not deleted: Next reads missing ones from `.env`. */
export const noSettings = {
  DATABASE_URL: '',
  SMTP_URL: '',
  SMTP_TLS: '',
  MAIL_FROM: '',
  MAIL_TO: '',
  ALERT_URL: '',
  ALERT_SECRET: '',
  ALERT_MAIL_TO: '',
  APP_SECRET: '',
  TRUSTED_PROXIES: '',
  RATE_LIMIT_PER_CLIENT: '',
  RATE_LIMIT_NEWSLETTER: '',
  RATE_LIMIT_GLOBAL: '',
  RATE_LIMIT_NEWSLETTER_GLOBAL: '',
  NEWSLETTER_PER_MINUTE: '',
};
