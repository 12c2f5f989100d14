import { servicePath } from '#testing/samples.ts';
import { agencyChat } from './support/brand.ts';
import { expect, test } from './support/test.ts';

const homeAnchors = [
  ['.site-bar', 'Blog', 'blog'],
  ['footer', 'Portfolio', 'portfolio'],
  ['footer', 'Contact', 'contact'],
] as const;

test('the chat floats at the bottom right and opens a new tab that names the page [2.2]', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }));
  await page.goto(servicePath);
  const button = page.getByRole('link', { name: 'Chat with us' });
  await expect(button).toHaveCSS('position', 'fixed');
  const box = await button.boundingBox();
  expect(1440 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(32);
  expect(900 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(32);

  await expect(button).toHaveAttribute('href', agencyChat);
  await expect(button).toHaveAttribute('rel', /noopener/);
  const opened = context.waitForEvent('page');
  await button.click();
  const tab = await opened;
  await expect(tab).toHaveURL(agencyChat);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(new URL(tab.url()).searchParams.get('text')).toContain(title);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('in a low window the chat covers no control', async ({ page }) => {
  for (const path of ['/portfolio', '/contact']) {
    await page.goto(path);
    for (const size of [
      { width: 320, height: 256 },
      { width: 568, height: 320 },
    ]) {
      await page.setViewportSize(size);
      const toggle = page.getByRole('button', { name: 'Show Filters' });
      if (await toggle.isVisible()) await toggle.click();
      await expect(page.getByRole('link', { name: 'Chat with us' })).toBeAttached();
      expect(await page.evaluate(coveredByChat), `${path}, ${size.width} px`).toEqual([]);
    }
  }
});

test('on a phone the chat makes way for who reads on, not for the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.locator('[data-awake]').waitFor();
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
  await expect(chat).toBeFocused();
  await expect(chat).toBeInViewport();
});

/** Controls that are, at the lower edge of the window, below the chat's button. */
function coveredByChat() {
  const controls = [...document.querySelectorAll('main button, main input, main textarea, form *')];
  return controls.flatMap((control) => {
    if (!control.checkVisibility()) return [];
    scrollBy({ top: control.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    const { right, top, bottom } = control.getBoundingClientRect();
    const there = document.elementFromPoint(right - 8, Math.max(top, bottom - 24));
    return there?.closest('#chat') ? [control.outerHTML.slice(0, 80)] : [];
  });
}

test('on the home page an anchor scrolls without a load, and keeps the query', async ({ page }) => {
  const query = 'utm_source=mail&gclid=Cj0KCQiA';
  await page.goto(`/?${query}`);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  for (const [place, name, anchor] of homeAnchors) {
    await page.locator(place).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/?${query}#${anchor}`);
    await expect(page.locator(`#${anchor}-title`)).toBeInViewport();
  }
  expect(loads).toEqual([]);
});
