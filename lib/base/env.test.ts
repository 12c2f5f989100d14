import { readFileSync } from 'node:fs';
import { EnvError, parseEnv, settingNames } from './env.ts';

const defaults = {
  PORT: 3000,
  HOST: '127.0.0.1',
  CONTENT_PROTECTION: 'on',
  DATA_DIR: './data',
  PATIENCE: 1,
  HSTS_PRELOAD: 'off',
  TRUSTED_PROXIES: 0,
  RATE_LIMIT_PER_CLIENT: 100,
  RATE_LIMIT_NEWSLETTER: 10,
  RATE_LIMIT_GLOBAL: 2_000,
  RATE_LIMIT_NEWSLETTER_GLOBAL: 30,
  RATE_LIMIT_VISITS: 1_000,
  NEWSLETTER_PER_MINUTE: 60,
  SMTP_TLS: 'required',
  DESK: 'on',
};

const failure = (input: Record<string, string>) => {
  try {
    parseEnv(input);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return 'nothing was thrown';
};

describe('parseEnv', () => {
  it('needs no variable at all', () => {
    expect(parseEnv({})).toEqual(defaults);
  });

  it('takes an empty value as absent', () => {
    expect(parseEnv({ SMTP_URL: '', DATA_DIR: ' ' })).toEqual(defaults);
  });

  it('leaves content protection off in development, unless it is set', () => {
    const development = { NODE_ENV: 'development' };
    expect(parseEnv(development).CONTENT_PROTECTION).toBe('off');
    expect(parseEnv({ ...development, CONTENT_PROTECTION: 'on' }).CONTENT_PROTECTION).toBe('on');
  });

  it.each([
    ['PORT', '65536', 'a port'],
    ['SITE_URL', 'example.com', 'an http(s) address without a path'],
    ['SITE_URL', 'https://example.com/shop', 'an http(s) address without a path'],
    ['MAIL_FROM', 'web@example.com,leads@example.com', 'a mailbox like'],
    ['AGENCY_PHONE', '0300 1234567', 'a number in international format'],
    ['TRUSTED_PROXIES', '-1', 'a number of proxies'],
    ['RATE_LIMIT_GLOBAL', '0', 'a number of messages in a minute'],
    ['SMTP_TLS', 'no', 'required or optional'],
    ['ALERT_MAIL_TO', 'owner', 'an email address'],
    ['BOUNCES_ADDRESS', 'example.com', 'an address that takes plus tags'],
    ['DESK', 'no', 'on or off'],
    ['DESK_PEOPLE', 'ali@example.com;owner@example.com', 'email addresses with commas'],
  ])('names %s, the value %j and the required format', (name, value, format) => {
    const message = failure({ [name]: value });
    expect(message).toContain(`${name} is ${JSON.stringify(value)}, but must be ${format}`);
  });

  it('names every invalid variable at once', () => {
    const message = failure({ AGENCY_PHONE: '1', MAIL_TO: '2' });
    expect(message).toMatch(/AGENCY_PHONE is "1"[\s\S]*MAIL_TO is "2"/);
  });

  it.each([
    ['SMTP_URL', 'http://user:hunter2@mail.example.com'],
    ['DATABASE_URL', 'mysql://user:hunter2@db.example.com'],
    ['APP_SECRET', 'hunter2'],
    ['ALERT_URL', 'alerts.example.com/hunter2'],
    ['BOUNCES_IMAP_URL', 'imaps://mail.example.com/hunter2'],
    ['LEADS_URL', 'hooks.example.com/hunter2'],
    ['ALERT_URL', 'https://user:hunter2@alerts.example.com/site'],
    ['SMTP_URL', 'smtp://hunter2@mail.example.com'],
  ])('never shows the secret %s', (name, value) => {
    const message = failure({ [name]: value });
    expect(message).toContain(`${name} must be`);
    expect(message).not.toContain('hunter2');
  });

  it('never shows a login in another address', () => {
    const message = failure({ SITE_URL: 'https://user:hunter2@example.com' });
    expect(message).toContain('SITE_URL is "https://***@example.com", but must be');
  });

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['SMTP_HOST', 'SMTP_URL or SMTP_TLS'],
    ['ALERT_WEBHOOK', 'ALERT_URL or ALERT_MAIL_TO'],
  ])('takes %s for %s', (name, meant) => {
    expect(failure({ [name]: 'x' })).toContain(`${name} is not a setting. Did you mean ${meant}?`);
  });

  it('refuses a former setting, even beside its like', () => {
    const input = { ALERT_SECRET: 'hunter2', ALERT_URL: 'https://alerts.example.com/site' };
    expect(failure(input)).toMatch(/ALERT_SECRET is no setting any more: .*alert key/);
  });

  it.each([
    ['what was meant is set as well', { SMTP_URI: 'x', SMTP_URL: 'smtp://mail.example.com' }],
    ['another of its kind is set', { SMTP_PORT: 'tcp://10.0.0.1', SMTP_TLS: 'optional' }],
    ['it is empty', { SMPT_URL: '' }],
  ])('ignores a variable that looks like ours where %s', (_, input: Record<string, string>) => {
    expect(failure(input)).toBe('nothing was thrown');
  });

  it('ignores the variables of other programs', () => {
    const names = `PATH HOME HOSTNAME MAIL MAILTO MAILFROM EMAIL TEMP_DIR JAVA_DIR LOG_DIR XDG_DATA_DIRS
      PGDATA PGHOST PGPORT REDIS_URL NODE_ENV NODE_PATH NEXT_RUNTIME TRUSTED_HOSTS TRUST_PROXY
      HTTP_PROXY no_proxy SITE_NAME SITE_PORT KUBERNETES_SERVICE_HOST POSTGRES_USER DATABASE_HOST
      DATABASE_NAME STATE_DIRECTORY AWS_SECRET_ACCESS_KEY APP_ENV APP_KEY SECRET_KEY`;
    const input = Object.fromEntries(names.split(/\s+/).map((name) => [name, 'x']));
    expect(failure(input)).toBe('nothing was thrown');
  });

  it('tells of each in README.md', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(settingNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('knows the variables of .env.example, and .env.example knows all of them', () => {
    const example = readFileSync('.env.example', 'utf8');
    const documented = [...example.matchAll(/^#?\s?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(documented.sort()).toEqual([...settingNames].sort());
  });
});
