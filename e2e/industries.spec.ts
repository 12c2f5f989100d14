import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { contrast } from './support/colors.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

/** One of each ground: its header is as that of others (testing/published). */
const ofEachGround = [...Map.groupBy(content().industries, ({ ground }) => ground).values()].map(
  ([one]) => one?.slug ?? '',
);

for (const [width, slugs] of [
  [1440, ofEachGround],
  [390, ofEachGround.slice(0, 1)],
] as const) {
  test(`at ${width} px each header passes from one tone to another, its words readable throughout [2.9]`, async ({
    page,
  }) => {
    // As tall as any: a page scrolls smoothly, also for a screenshot.
    await page.setViewportSize({ width, height: 1200 });
    for (const slug of slugs) {
      await page.goto(routes.industry(slug));
      const { colors, tones } = await lookAtHeader(page);
      const [first = [], middle = [], last = []] = [
        tones[0],
        tones[tones.length >> 1],
        tones.at(-1),
      ];
      expect.soft(difference(first, last), `${slug}: seen`).toBeGreaterThan(24);
      expect.soft(difference(first, middle), `${slug}: in its first half`).toBeGreaterThan(9);
      expect.soft(difference(middle, last), `${slug}: in its second half`).toBeGreaterThan(9);
      const steps = tones.slice(1).map((tone, at) => difference(tone, tones[at] ?? []));
      expect.soft(Math.max(...steps), `${slug}: no seam`).toBeLessThan(9);
      const contrasts = tones.flatMap((tone) =>
        colors.map((color) => contrast(color, `rgb(${tone})`)),
      );
      expect.soft(Math.min(...contrasts), `${slug}: words`).toBeGreaterThan(4.5);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-tones]')).toHaveCSS('background-image', 'none');
  });
}

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
  const picture = sharp(await header.screenshot()).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const tones = Array.from({ length: 49 }, (_, at) => {
    const [x, y] = [info.width, info.height].map((size) => Math.floor((size * (at + 0.5)) / 49));
    const from = ((y ?? 0) * info.width + (x ?? 0)) * info.channels;
    return [...data.subarray(from, from + 3)];
  });
  return { colors, tones };
}
