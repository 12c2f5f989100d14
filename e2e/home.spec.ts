import type { Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { sample } from '#testing/samples.ts';
import { partScripts } from './support/application.ts';
import { expect, test } from './support/test.ts';

const { articles } = content();

const onHome = (slug: string) => `/#article-${slug}`;

test('an article’s dialog is a step of the history [2.3.5] @engines', async ({ page }) => {
  const { slug, title, html } = sample(articles);
  const dialog = page.getByRole('dialog');
  await page.goto('/');
  const opener = page.locator('#blog').getByText('Read More').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName(title);
  await expect(page).toHaveURL(onHome(slug));
  const text = html.replace(/<[^>]+>|&\w+;|\{figure\}/g, '');
  await expect.poll(async () => (await dialog.textContent())?.length).toBeGreaterThan(text.length);
  await step(page, -1);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');

  const length = await page.evaluate(() => history.length);
  await step(page, 1);
  await expect(dialog).toHaveAccessibleName(title);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expect(opener).toBeFocused();

  // Anywhere on the card.
  await page.locator(`#article-${slug}`).click({ position: { x: 9, y: 9 } });
  await dialog.getByRole('button', { name: /^Next: / }).click();
  await expect(page).not.toHaveURL(onHome(slug));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('Back from an article finds its dialog open @whole-browser', async ({ page }) => {
  const first = sample(articles);
  const other = articles.at(-1) ?? first;
  const dialog = page.getByRole('dialog');
  await page.goto('/about');
  await page.goto(onHome(first.slug));
  await expect(dialog.locator('.prose > *').first()).toBeVisible();
  // What is behind does not scroll, nor move to where a scrollbar was.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
  await dialog.getByRole('link', { name: 'Link to this article' }).click();
  await expect(page).toHaveURL(routes.article(first.slug));
  await step(page, -1);
  await expect(dialog).toHaveAccessibleName(first.title);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await page.evaluate((url) => location.assign(url), onHome(other.slug));
  await expect(dialog).toHaveAccessibleName(other.title);
});

test('where the dialog does not come, an article is a page', async ({ page }) => {
  const { slug, title } = sample(articles);
  await page.route(partScripts, (route) => route.abort());
  await page.goto('/');
  await page.locator(`#article-${slug}`).getByText('Read More').click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
});

/** In the history; the page answers before it is left. */
function step(page: Page, by: number) {
  return page.evaluate((steps) => void setTimeout(() => history.go(steps)), by);
}

test('with reduced motion there are no particles, and nothing is hidden', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.runFor(1_000);
  await expect(page.locator('[data-particle]')).toHaveCount(0);
  await expect(page.locator('.reveal')).toHaveCSS('opacity', '1');
});

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the services fade in at a tenth, and out again [2.3, 9]', async ({ page }) => {
    await page.goto('/');
    // As anchors do.
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
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
    await expect(reveal).toHaveCSS('transition-duration', '0.32s');
    await expect(reveal).toHaveCSS('opacity', '1');
    await show(-4);
    await expect(reveal).toHaveAttribute('data-reveal', 'hidden');
  });

  test('the kite swings clear of the screen beside it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const rooms = await page.locator('.moving-kite:visible').evaluate((kite) => {
      kite.classList.add('in-sight');
      const [swing] = kite.getAnimations();
      const screen = document.querySelector('.board')?.getBoundingClientRect();
      return [0, 600, 1440].map((time) => {
        if (swing) swing.currentTime = time;
        const cloth = [...kite.querySelectorAll('path[fill]')];
        const right = Math.max(...cloth.map((part) => part.getBoundingClientRect().right));
        return (screen?.left ?? 0) - right;
      });
    });
    expect(new Set(rooms).size).toBe(3);
    expect(Math.min(...rooms)).toBeGreaterThan(0);
  });

  test('particles and client names move until they are paused [2.3, 9]', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    await page.clock.pauseAt(60_000);
    const particles = page.locator('[data-particle]');
    const names = page.locator('.marquee-row').first();
    /** Presses the switch, and waits. @returns the numbers of the particles */
    const numbersAfter = async (pause: number, name?: string) => {
      if (name) await page.getByRole('button', { name }).click();
      await page.mouse.move(0, 0);
      await page.clock.runFor(pause);
      return particles.evaluateAll((all) => all.map(({ dataset }) => Number(dataset.particle)));
    };
    const before = await numbersAfter(8_300);
    expect(before).toHaveLength(20);
    // Before they turn: all shapes lie within a circle of their box, whose corners are seen by nobody.
    const over = await particles.evaluateAll((all: HTMLElement[]) => {
      const words = [...document.querySelectorAll('.trade-of > *')].slice(0, 2);
      const spans = words.map((one) => one.getBoundingClientRect());
      return all.filter(({ offsetLeft: from, offsetWidth }) =>
        spans.some(({ left, right }) => from < right && left < from + offsetWidth),
      ).length;
    });
    expect(over).toBe(0);
    await expect(names).toHaveCSS('animation-name', 'run');
    await expect(names).toHaveCSS('animation-play-state', 'running');
    await page.locator('.marquee').hover();
    await expect(names).toHaveCSS('animation-play-state', 'paused');

    expect(await numbersAfter(6_300, 'Pause motion')).toEqual(before);
    await expect(names).toHaveCSS('animation-play-state', 'paused');
    expect(await numbersAfter(300, 'Play motion')).toEqual(before.map((number) => number + 1));
    await expect(names).toHaveCSS('animation-play-state', 'running');
  });
});
