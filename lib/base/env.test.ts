import { readFileSync } from 'node:fs';
import { EnvError, parseEnv, settingNames } from './env.ts';

const failure = (input: Record<string, string>) => {
  try {
    parseEnv(input);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return 'nothing was thrown';
};

it('needs no variable at all, and takes an empty one as absent', () => {
  const defaults = { PORT: 3000, HOST: '127.0.0.1', SMTP_TLS: 'required', TRUSTED_PROXIES: 0 };
  expect(parseEnv({ SMTP_URL: '', DATA_DIR: ' ' })).toMatchObject(defaults);
});

it('leaves content protection off in development, unless it is set', () => {
  const development = { NODE_ENV: 'development' };
  expect(parseEnv(development).CONTENT_PROTECTION).toBe('off');
  expect(parseEnv({ ...development, CONTENT_PROTECTION: 'on' }).CONTENT_PROTECTION).toBe('on');
});

it.each([
  ['PORT', '65536', 'a port'],
  ['SITE_URL', 'https://example.com/shop', 'an http(s) address without a path'],
  ['DATA_DIR', '/proc/site', 'a folder for files that stay'],
  ['MAIL_FROM', 'web@example.com,leads@example.com', 'a mailbox like'],
  ['AGENCY_PHONE', '0300 1234567', 'a number in international format'],
  ['RATE_LIMIT_GLOBAL', '0', 'a number of messages in a minute'],
  ['BOUNCES_ADDRESS', 'example.com', 'an address that takes plus tags'],
  ['DESK_PEOPLE', 'ali@example.com;owner@example.com', 'email addresses with commas'],
])('names %s, the value %j and the required format', (name, value, format) => {
  const message = failure({ [name]: value, SMTP_TLS: 'no' });
  expect(message).toContain(`${name} is ${JSON.stringify(value)}, but must be ${format}`);
  expect(message).toContain('SMTP_TLS is "no", but must be required or optional');
});

it.each([
  ['SMTP_URL', 'http://user:hunter2@mail.example.com'],
  ['SMTP_URL', 'smtp://hunter2@mail.example.com'],
  ['DATABASE_URL', 'mysql://user:hunter2@db.example.com'],
  ['APP_SECRET', 'hunter2'],
  ['ALERT_URL', 'https://user:hunter2@alerts.example.com/site'],
  ['BOUNCES_IMAP_URL', 'imaps://mail.example.com/hunter2'],
  ['LEADS_URL', 'hooks.example.com/hunter2'],
])('never shows the secret %s', (name, value) => {
  const message = failure({ [name]: value });
  expect(message).toContain(`${name} must be`);
  expect(message).not.toContain('hunter2');
});

it.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['ALERT_WEBHOOK', 'ALERT_URL or ALERT_MAIL_TO'],
])('takes %s for %s', (name, meant) => {
  expect(failure({ [name]: 'x' })).toContain(`${name} is not a setting. Did you mean ${meant}?`);
});

it('refuses a former setting, even beside its like', () => {
  const input = { ALERT_SECRET: 'hunter2', ALERT_URL: 'https://alerts.example.com/site' };
  expect(failure(input)).toMatch(/ALERT_SECRET is no setting any more: .*alert key/);
});

it('ignores the variables of other programs, and those like a setting that is set', () => {
  const names = `PATH HOME HOSTNAME MAIL MAILTO MAILFROM EMAIL JAVA_DIR LOG_DIR XDG_DATA_DIRS PGDATA PGHOST
    REDIS_URL NODE_ENV TRUSTED_HOSTS HTTP_PROXY no_proxy SITE_NAME SITE_PORT POSTGRES_USER DATABASE_HOST
    DATABASE_NAME STATE_DIRECTORY AWS_SECRET_ACCESS_KEY APP_ENV APP_KEY SECRET_KEY SMTP_URI SMTP_PORT`;
  const input = Object.fromEntries(names.split(/\s+/).map((name) => [name, 'x']));
  expect(failure({ ...input, SMTP_URL: 'smtp://mail.example.com' })).toBe('nothing was thrown');
});

it('tells of each in README.md and in .env.example, which knows no other', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(settingNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  const example = readFileSync('.env.example', 'utf8');
  const documented = [...example.matchAll(/^#?\s?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(documented.sort()).toEqual([...settingNames].sort());
});
