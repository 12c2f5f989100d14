import { content } from '#lib/content/content.ts';
import { servicePath } from '#testing/samples.ts';
import { agencyChat, colorOf } from './support/brand.ts';
import { expect, test } from './support/test.ts';

const { about } = content();
const white = 'rgb(255, 255, 255)';

// Which pages have which bar, and what it leads to: testing/published.

test('the bar stays; it is solid from the start, or translucent and solid after more than 50 px [2.2, 9]', async ({
  page,
}) => {
  const bar = page.locator('.site-bar');
  await page.goto('/portfolio');
  await expect(bar).toHaveCSS('background-color', white);
  await expect(bar).toHaveCSS('position', 'fixed');
  const translucent = colorOf('lajvard900', 0.72);
  await page.goto('/');
  await expect(bar).toHaveCSS('background-color', translucent);
  for (const [top, color] of [
    [51, white],
    [50, translucent],
  ] as const) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect(bar).toHaveCSS('background-color', color);
  }
});

test('the first Tab reaches the link that skips the navigation', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full Name')).toBeFocused();
});

test('the chat floats at the bottom right and opens a new tab that names the page [2.2]', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }));
  await page.goto(servicePath);
  const button = page.getByRole('link', { name: 'Chat with us' });
  await expect(button).toHaveCSS('position', 'fixed');
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(1440 - x - width).toBeLessThanOrEqual(32);
  expect(900 - y - height).toBeLessThanOrEqual(32);
  const opened = context.waitForEvent('page');
  await button.click();
  const tab = await opened;
  await expect(tab).toHaveURL(agencyChat);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(new URL(tab.url()).searchParams.get('text')).toContain(title);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('on a phone the chat makes way for who reads on, not for the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const chat = page.getByRole('link', { name: 'Chat with us' });
  await expect(chat).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(chat).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(chat).toBeInViewport();
  await page.mouse.wheel(0, 400);
  await expect(chat).not.toBeInViewport();
  await chat.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(chat).toBeInViewport();
});

test.describe('anchors', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('scroll smoothly on about and on home, without a load and with the query; from elsewhere they lead there [2.2, 2.4]', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('link', { name: about.hero.button }).click();
    await expect(page.locator('#journey')).toBeInViewport();
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await page.locator('main').getByRole('link', { name: about.closing.contactLabel }).click();
    await expect(page).toHaveURL(/\/#contact$/);
    await expect(page.locator('#contact')).toBeInViewport();

    const query = 'utm_source=mail&gclid=Cj0KCQiA';
    await page.goto(`/?${query}`);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    for (const [place, name, anchor] of [
      ['.site-bar', 'Blog', 'blog'],
      ['footer', 'Portfolio', 'portfolio'],
      ['footer', 'Contact', 'contact'],
    ] as const) {
      await page.locator(place).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/?${query}#${anchor}`);
      await expect(page.locator(`#${anchor}-title`)).toBeInViewport();
    }
    expect(loads).toEqual([]);
  });
});

test('Back restores a page from the back/forward cache, with its form or its filters', {
  tag: '@whole-browser',
}, async ({ page }) => {
  for (const path of ['/', '/contact', '/portfolio']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
    await page.goto('/thank-you');
    await page.evaluate(() => history.back());
    await expect(page.locator('html'), path).toHaveAttribute('data-left', '');
  }
});
