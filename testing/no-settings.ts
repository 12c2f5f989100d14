/**
 * The settings that lead to a machine's own data and mail, set to nothing, so that no test reaches
 * them. Set, not deleted: Next fills in from `.env` what is not there, and only that.
 */
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
  NEWSLETTER_PER_MINUTE: '',
};
