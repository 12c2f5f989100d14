import { maskSecrets } from './mask-secrets.ts';

const settings = {
  SMTP_URL: 'smtp://leads:p%40ss-word@mail.example.com:587',
  DATABASE_URL: 'postgres://site:hunter2@db.example.com/site',
  ALERT_URL: 'https://hooks.example.com/services/T0/B0/x9',
  APP_SECRET: 'a-secret-of-at-least-32-characters',
};

it.each([
  ['a setting’s value', `cannot parse ${settings.SMTP_URL}`, 'cannot parse ***'],
  ['an encoded password', '535 p@ss-word, p%40ss-word', '535 ***, ***'],
  ['the login of any address', 'a https://me:pw@x.example/y b', 'a https://***@x.example/y b'],
  [
    'a token in a query',
    'GET https://x.example/?a=1&token=abc&b',
    'GET https://x.example/?a=1&token=***&b',
  ],
  [
    'nothing else',
    'mail.example.com:587 says 535, me@x.example',
    'mail.example.com:587 says 535, me@x.example',
  ],
])('masks %s', (_, text, masked) => {
  expect(maskSecrets(text, settings)).toBe(masked);
});
