import { log } from './log.ts';

/** Collects what is written. @param unread of what was written before, in bytes */
function writeTo(written: string[], unread = 0) {
  const output = { writableLength: unread, write: (line: string) => written.push(line) };
  jest.spyOn(process, 'stdout', 'get').mockReturnValue(output as never);
}

it('keeps no lines for a reader that no longer reads', () => {
  const written: string[] = [];
  writeTo(written, 1024 ** 2 + 1);
  log.info('one');
  expect(written).toEqual([]);
});

const settings = {
  SMTP_URL: 'smtp://leads:p%40ss-word@mail.example.com:587',
  DATABASE_URL: 'postgres://site:hunter2@db.example.com/site',
  ALERT_URL: 'https://hooks.example.com/services/T0/B0/x9',
  APP_SECRET: 'a-secret-of-at-least-32-characters',
};

it.each([
  ['a setting’s value', `cannot parse ${settings.SMTP_URL}`, 'cannot parse ***'],
  ['a part of one', `no ${settings.DATABASE_URL}, not with hunter2`, 'no ***, not with ***'],
  ['an encoded password', '535 p@ss-word, p%40ss-word', '535 ***, ***'],
  ['the login of any address', 'a https://me:pw@x.example/y b', 'a https://***@x.example/y b'],
  ['a token', 'GET https://x.example/?a=1&token=abc&b', 'GET https://x.example/?a=1&token=***&b'],
  ['nothing else', 'mail.example.com:587 says 535, me@x.example', undefined],
])('masks %s that an error quotes', (_, text, masked = text) => {
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  const written: string[] = [];
  writeTo(written);
  log.error('failed', { error: new Error(text) });
  expect(JSON.parse(written.join('')).error).toMatchObject({ message: masked });
  if (masked !== text) expect(written.join('')).not.toContain(text);
});
