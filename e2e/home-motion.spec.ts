import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the services fade in at a tenth in view, 50 px above the edge, and hide again [2.3, 9]', async ({
  page,
}) => {
  await page.goto('/');
  // As a whole.
  const reveal = page.locator('#services');
  await expect(reveal).toHaveAttribute('data-reveal', 'hidden');
  await expect(reveal).toHaveCSS('opacity', '0');
  // At once: to fade below the screen takes frames, for nobody.
  await expect(reveal).toHaveCSS('transition-duration', '0s');

  /** Scrolls to the threshold and by `more` px beyond it. */
  const show = (more: number) =>
    reveal.evaluate((element, px) => {
      const { height, top } = element.getBoundingClientRect();
      const to = top + scrollY + height / 10 + 50 + px - innerHeight;
      scrollTo({ top: to, behavior: 'instant' });
    }, more);
  await show(30);
  await expect(reveal).toHaveAttribute('data-reveal', 'shown');
  await expect(reveal).toHaveCSS('transition-duration', '0.32s');
  await expect(reveal).toHaveCSS('opacity', '1');
  await show(-4);
  await expect(reveal).toHaveAttribute('data-reveal', 'hidden');
});

test('a particle comes every 300 ms and goes after 6 s, the client names scroll unless they are pointed at; all stay while paused [2.3, 9]', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.pauseAt(60_000);
  const particles = page.locator('[data-particle]');
  const numbers = () =>
    particles.evaluateAll((all) => all.map(({ dataset }) => Number(dataset.particle)));
  await page.clock.runFor(6_300);
  const before = await numbers();
  expect(before).toHaveLength(20);
  const words = await page
    .locator('.trade-of > *')
    .evaluateAll((all) => all.slice(0, 2).map((one) => one.getBoundingClientRect().toJSON()));
  // Before they turn: all shapes lie within a circle of their box, whose corners are seen by nobody.
  const pieces = await particles.evaluateAll((all: HTMLElement[]) =>
    all.map(({ offsetLeft: left, offsetWidth }) => ({ left, right: left + offsetWidth })),
  );
  type Span = Pick<DOMRect, 'left' | 'right'>;
  const isOver = (one: Span, other: Span) => one.left < other.right && one.right > other.left;
  expect(pieces.filter((piece) => words.some((word) => isOver(piece, word)))).toEqual([]);
  const names = page.locator('.marquee-row').first();
  await expect(names).toHaveCSS('animation-name', 'run');
  await expect(names).toHaveCSS('animation-play-state', 'running');
  await page.locator('.marquee').hover();
  await expect(names).toHaveCSS('animation-play-state', 'paused');

  await page.getByRole('button', { name: 'Pause motion' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_300);
  expect(await numbers()).toEqual(before);
  await expect(names).toHaveCSS('animation-play-state', 'paused');

  await page.getByRole('button', { name: 'Play motion' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(300);
  expect(await numbers()).toEqual(before.map((number) => number + 1));
  await expect(names).toHaveCSS('animation-play-state', 'running');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there are no particles, and nothing is hidden', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    await page.clock.runFor(1_000);
    await expect(page.locator('[data-particle]')).toHaveCount(0);
    await expect(page.locator('.reveal')).toHaveCSS('opacity', '1');
  });
});
