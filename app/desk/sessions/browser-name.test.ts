import { browserName } from './browser-name.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `${phone} (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`,
    'Mobile Safari on iPhone',
  ],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', 'unknown browser'],
])('calls %s what a person would', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
