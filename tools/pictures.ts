// `npm run pictures -- http://127.0.0.1:3000`: takes the picture of docs/ from a site that runs there.
import { chromium } from 'playwright';
import { findBrowser } from './browser.ts';

const [site = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
const page = await browser.newPage({
  viewport: { width: 1440, height: 1585 },
  deviceScaleFactor: 1000 / 1440,
  reducedMotion: 'reduce',
});
await page.goto(site, { waitUntil: 'networkidle' });
await page.screenshot({ path: 'docs/home.jpg', quality: 80 });
await browser.close();
