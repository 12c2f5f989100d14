import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { content } from '#lib/content/content.ts';
import { isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Department } from '#lib/content/types.ts';
import { sample } from '#testing/samples.ts';
import { colorOf } from './support/brand.ts';
import { contrast } from './support/colors.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

const { industries, services } = content();

/** One of each ground: its header is as that of others (testing/published). */
const grounds = [...Map.groupBy(industries, ({ ground }) => ground).values()];

test('the header of an industry passes from one tone to another, its words readable throughout [2.9]', async ({
  page,
}) => {
  for (const [at, [one]] of grounds.entries()) {
    const slug = one?.slug ?? '';
    // As tall as any: a page scrolls smoothly, also for a screenshot.
    await page.setViewportSize({ width: at === 0 ? 390 : 1440, height: 1200 });
    await page.goto(routes.industry(slug));
    const { colors, tones } = await lookAtHeader(page);
    const [first = [], middle = [], last = []] = [0, 24, 48].map((place) => tones[place]);
    expect.soft(difference(first, last), `${slug}: seen`).toBeGreaterThan(24);
    for (const [from, to] of [
      [first, middle],
      [middle, last],
    ] as const)
      expect.soft(difference(from, to), `${slug}: in each half`).toBeGreaterThan(9);
    const steps = tones.slice(1).map((tone, at) => difference(tone, tones[at] ?? []));
    expect.soft(Math.max(...steps), `${slug}: no seam`).toBeLessThan(9);
    const contrasts = tones.flatMap((tone) =>
      colors.map((color) => contrast(color, `rgb(${tone})`)),
    );
    expect.soft(Math.min(...contrasts), `${slug}: words`).toBeGreaterThan(4.5);
  }
});

test('a marketing page has a blue hero, a design page lines that draw themselves [2.8]', async ({
  page,
}) => {
  const of = (name: Department) =>
    sample(services, (one) => one.department === name && !isDepartment(one)).slug;
  const hero = page.locator('main section').first();
  await page.goto(routes.service(of('marketing')));
  await expect(hero).toHaveCSS('background-color', colorOf('lajvard900'));
  await page.goto(routes.service(of('design')));
  await expect(hero.locator('.self-drawn')).toHaveCSS('animation-name', 'draw');
});

type Tone = readonly number[];

/** In the channel that differs most. */
const difference = (one: Tone, other: Tone) =>
  Math.max(...one.map((channel, at) => Math.abs(channel - (other[at] ?? 0))));

/** The colors of its words, and of the ground behind them in pixels from corner to corner. */
async function lookAtHeader(page: Page): Promise<{ colors: string[]; tones: Tone[] }> {
  const header = page.locator('[data-tones]');
  const words = header.locator(':is(h1, p, nav li, nav a):not(.window-demo *)');
  const colors = await words.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  await header.evaluate((element: HTMLElement) => {
    const { body } = document;
    // Whatever a font that comes late does.
    element.style.height = `${element.offsetHeight}px`;
    const things = [...body.querySelectorAll<HTMLElement>('[data-tones] > *, .site-bar, aside')];
    for (const { style } of things) style.opacity = '0';
    body.style.background = 'none';
  });
  const side = { width: 49, height: 49 };
  const picture = sharp(await header.screenshot())
    .removeAlpha()
    .resize({ ...side, fit: 'fill', kernel: 'nearest' });
  const data = [...(await picture.raw().toBuffer())];
  const tones = Array.from({ length: 49 }, (_, at) => data.slice(at * 150, at * 150 + 3));
  return { colors, tones };
}
