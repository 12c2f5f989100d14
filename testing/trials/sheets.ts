// `npm run sheets`: contact sheets of every page in sheets/, its first screen and its whole length, on
// desktop, tablet and phone.
import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { waitForFonts } from '#e2e/support/layout.ts';
import { allPages } from '#lib/page-list.ts';
import { notFoundPages } from '#testing/pages.ts';
import { startSite } from '#testing/site.ts';
import { findBrowser } from '#tools/browser.ts';
import { build } from '#tools/steps.ts';

const folder = 'sheets';

/** Viewports, and the width of a thumbnail of the first screen and of the whole page, in px. */
const screens = [
  { width: 1440, height: 900, opening: 400, whole: 300 },
  { width: 768, height: 1024, opening: 260, whole: 240 },
  { width: 390, height: 844, opening: 190, whole: 170 },
] as const;

type Screen = (typeof screens)[number];

const kinds: Record<string, RegExp> = {
  services: /^\/services\//,
  industries: /^\/industries\//,
  projects: /^\/portfolio\/./,
};

const paths = [...new Set([...allPages().map(({ path }) => path), ...notFoundPages])];

await build();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const site = await startSite();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  for (const screen of screens) await makeSheets(browser, screen);
} finally {
  await browser.close();
  await site.dispose();
}

async function makeSheets(browser: Browser, screen: Screen) {
  const { width, height } = screen;
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  const openings: Shot[] = [];
  const wholes: Shot[] = [];
  for (const path of paths) {
    await page.goto(site.url + path);
    await waitForFonts(page);
    openings.push({ path, jpeg: await page.screenshot({ type: 'jpeg', quality: 80 }) });
    await loadImages(page);
    wholes.push({
      path,
      jpeg: await page.screenshot({ type: 'jpeg', quality: 80, fullPage: true }),
    });
  }
  await page.close();
  await writeSheet(browser, `openings-${width}`, screen.opening, openings);
  for (const [kind, pattern] of Object.entries(kinds)) {
    const ofKind = wholes.filter(({ path }) => pattern.test(path));
    await writeSheet(browser, `${kind}-${width}`, screen.whole, ofKind);
  }
  const others = wholes.filter(({ path }) => !Object.values(kinds).some((kind) => kind.test(path)));
  await writeSheet(browser, `others-${width}`, screen.whole, others);
}

type Shot = { path: string; jpeg: Buffer };

function loadImages(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => {});
    }
  });
}

async function writeSheet(browser: Browser, name: string, width: number, shots: readonly Shot[]) {
  const page = await browser.newPage({ viewport: { width: 8 * (width + 16) + 16, height: 600 } });
  await page.setContent(
    `<style>
      body { display: flex; flex-wrap: wrap; align-items: start; gap: 16px; margin: 16px; font: 12px sans-serif; background: #ddd }
      figure { margin: 0; width: ${width}px }
      img { display: block; width: 100% }
    </style>
    ${shots.map(({ path, jpeg }) => `<figure><img src="data:image/jpeg;base64,${jpeg.toString('base64')}">${path}</figure>`).join('')}`,
  );
  const file = `${folder}/${name}.jpg`;
  await page.screenshot({ path: file, type: 'jpeg', quality: 80, fullPage: true });
  await page.close();
  console.info(`${file}: ${shots.length} pages`);
}
