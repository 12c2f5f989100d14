import { readFileSync } from 'node:fs';
import { EnvError, parseEnv } from './env';

const defaults = {
  CONTENT_PROTECTION: 'on',
  DATA_DIR: './data',
  TRUSTED_PROXIES: 0,
  RATE_LIMIT_PER_CLIENT: 20,
  RATE_LIMIT_GLOBAL: 2_000,
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

  it('leaves content protection off where the site is worked on, unless it is asked for', () => {
    const working = { NODE_ENV: 'development' };
    expect(parseEnv(working).CONTENT_PROTECTION).toBe('off');
    expect(parseEnv({ ...working, CONTENT_PROTECTION: 'on' }).CONTENT_PROTECTION).toBe('on');
  });

  it('splits a mailbox into name and address', () => {
    expect(parseEnv({ MAIL_FROM: 'Website <web@example.com>' }).MAIL_FROM).toEqual({
      name: 'Website',
      address: 'web@example.com',
    });
  });

  it.each([
    ['SITE_URL', 'example.com', 'an http(s) address without a path'],
    ['SITE_URL', 'https://example.com/shop', 'an http(s) address without a path'],
    ['AGENCY_EMAIL', 'hello', 'an e-mail address'],
    ['AGENCY_PHONE', '0300 1234567', 'a number in international form'],
    ['MAIL_FROM', 'nobody', 'a mailbox like'],
    ['TRUSTED_PROXIES', '-1', 'a number of proxies'],
    ['RATE_LIMIT_GLOBAL', '0', 'a number of submissions in a minute'],
  ])('names %s, the value %j and the form it wants', (name, value, form) => {
    const message = failure({ [name]: value });
    expect(message).toContain(`${name} is ${JSON.stringify(value)}, but must be ${form}`);
  });

  it('names every wrong variable at once', () => {
    const message = failure({ AGENCY_PHONE: '1', MAIL_TO: '2' });
    expect(message).toMatch(/AGENCY_PHONE is "1"[\s\S]*MAIL_TO is "2"/);
  });

  it.each([
    ['SMTP_URL', 'http://user:hunter2@mail.example.com'],
    ['DATABASE_URL', 'mysql://user:hunter2@db.example.com'],
    ['APP_SECRET', 'hunter2'],
  ])('never shows the secret %s', (name, value) => {
    const message = failure({ [name]: value });
    expect(message).toContain(`${name} is a value that is not shown`);
    expect(message).not.toContain('hunter2');
  });

  it('knows the variables of .env.example, and .env.example knows all of them', () => {
    const example = readFileSync('.env.example', 'utf8');
    const documented = [...example.matchAll(/^#?\s?([A-Z_]+)=/gm)].map(([, name]) => name);
    const source = readFileSync('lib/env.ts', 'utf8');
    const known = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
    expect(documented.filter((name) => !['PORT', 'HOST'].includes(name ?? '')).sort()).toEqual(
      known.sort(),
    );
  });
});
