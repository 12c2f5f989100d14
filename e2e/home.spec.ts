import { expect, test } from './support/test';

test('the six sections stand in their order [2.3]', async ({ page }) => {
  await page.goto('/');
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(['about', 'services', 'portfolio', 'blog', 'contact']);
  await expect(page.getByRole('list', { name: 'Services' }).getByRole('link')).toHaveCount(6);
  await expect(page.locator('#about').getByRole('img')).toHaveCount(3);
  await expect(page.locator('#services').getByRole('link')).toHaveCount(10);
  await expect(page.locator('#portfolio').getByRole('link')).toHaveCount(5);
  await expect(page.locator('#blog h3:visible')).toHaveCount(3);
});

test('Read More opens the article in a modal and closing it returns the focus [2.3.5]', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.locator('#blog').getByText('Read More').first();
  const title = (await page.locator('#blog h3').first().textContent()) ?? '';
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(title);
  expect((await dialog.textContent())?.length).toBeGreaterThan(3_000);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the articles are in the first response', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/<details id="article-/g)).toHaveLength(3);
});

test('a hash in the address leads to its section after 100 ms [2.3]', async ({ page }) => {
  await page.addInitScript(noteScrolls);
  await page.goto('/#contact');
  await expect.poll(() => page.evaluate('scrolls')).toContainEqual({ to: 'contact', after: 100 });
  await expect(page.locator('#contact')).toBeInViewport();
});

test('the services fade in from a tenth in view and hide again [2.3]', async ({ page }) => {
  await page.goto('/');
  const reveal = page.locator('.reveal');
  await expect(reveal).toHaveAttribute('data-reveal', 'hidden');
  await reveal.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(reveal).toHaveAttribute('data-reveal', 'shown');
  await expect(reveal).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(reveal).toHaveAttribute('data-reveal', 'hidden');
});

test('a particle comes every 300 ms and goes after 6 s, none while paused [2.3, 9]', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await expect(page.locator('.menu[data-ready]')).toBeVisible();
  await page.clock.pauseAt(60_000);
  const particles = page.locator('[data-particle]');
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await page.clock.runFor(6_300);
  await expect(particles).toHaveCount(0);

  await page.getByRole('button', { name: 'Play motion' }).click();
  await page.clock.runFor(300);
  await expect(particles).toHaveCount(1);
  await page.clock.runFor(300);
  await expect(particles).toHaveCount(2);
  await page.clock.runFor(5_400);
  await expect(particles).toHaveCount(20);
  await page.clock.runFor(30_000);
  await expect(particles).toHaveCount(20);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves and nothing is hidden', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.menu[data-ready]')).toBeVisible();
    await page.waitForTimeout(700);
    await expect(page.locator('[data-particle]')).toHaveCount(0);
    await expect(page.locator('.reveal')).toHaveCSS('opacity', '1');
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(running).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the services are shown and the articles can be opened', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.reveal')).toHaveCSS('opacity', '1');
    await page.locator('#blog').getByText('Read More').first().click();
    await expect(page.locator('#blog .prose').first()).toBeVisible();
  });
});

/** Notes in the page which element a timer scrolled to, and the timer's delay. */
function noteScrolls() {
  const noted: { to: string; after: number | undefined }[] = [];
  const { setTimeout: start } = window;
  const { scrollIntoView } = Element.prototype;
  let running: number | undefined;
  const timed = (run: () => void, delay?: number) =>
    start(() => {
      running = delay;
      run();
      running = undefined;
    }, delay);
  Element.prototype.scrollIntoView = function (options) {
    noted.push({ to: this.id, after: running });
    scrollIntoView.call(this, options);
  };
  Object.assign(window, { scrolls: noted, setTimeout: timed });
}
