import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

const { industries } = content();

/** One of each ground: its header is as that of others (testing/published). */
const grounds = [...Map.groupBy(industries, ({ ground }) => ground).values()];

/** Of colors as browsers compute them (WCAG 2.2). */
function contrast(...colors: [string, string]): number {
  const [dark = 0, light = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
    const part = Number(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('an industry’s header passes from tone to tone [2.9]', async ({ page }) => {
  for (const [at, [one]] of grounds.entries()) {
    const slug = one?.slug ?? '';
    await page.setViewportSize({ width: at === 0 ? 390 : 1440, height: 900 });
    await page.goto(routes.industry(slug));
    const header = page.locator('.two-tones');
    // Over the whole of it, from corner to corner, without a seam.
    await expect(header).toHaveCSS('background-size', 'auto');
    await expect(header).toHaveCSS(
      'background-image',
      /^linear-gradient\(135deg, rgba\(0, 0, 0, 0\), rgb\([^(]*\)\)$/,
    );
    const tones = await header.evaluate((element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return [backgroundColor, backgroundImage.slice(backgroundImage.lastIndexOf('rgb('), -1)];
    });
    const [from = [], to = []] = tones.map((tone) => tone.match(/\d+/g)?.map(Number));
    const steps = from.map((channel, place) => Math.abs(channel - (to[place] ?? 0)));
    expect.soft(Math.max(...steps), `${slug}: seen`).toBeGreaterThan(24);
    const words = header.locator(':is(h1, p, nav li, nav a):not(.window-demo *)');
    const colors = await words.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    const contrasts = tones.flatMap((tone) => colors.map((color) => contrast(color, tone)));
    expect.soft(Math.min(...contrasts), `${slug}: words`).toBeGreaterThan(4.5);
  }
});
