import { browserName } from './browser-name.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `${phone} (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`,
    'Mobile Safari on iPhone',
  ],
  [`${phone} (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${android} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`, 'Samsung Browser on Android'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Firefox/140.0', 'Firefox on Macintosh'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', 'unknown browser'],
])('calls %s what a person would', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
