// `npm run pictures -- http://127.0.0.1:3000`: takes the pictures of docs/ from a site that runs there.
import { chromium } from 'playwright';
import { findBrowser } from './browser.ts';

const [site = 'http://127.0.0.1:3000'] = process.argv.slice(2);

/** By file, what is seen of which page, in px. */
const pictures = {
  'docs/home.jpg': { path: '/', width: 1440, height: 1585, scale: 1000 / 1440 },
};

const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
for (const [file, { path, width, height, scale }] of Object.entries(pictures)) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
  await page.screenshot({ path: file, quality: 80 });
  console.info(file);
}
await browser.close();
