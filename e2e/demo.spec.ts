import type { Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { getIndustry } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { sample } from '#testing/samples.ts';
import { setFontSize } from './support/layout.ts';
import { expect, test } from './support/test.ts';

// What a browser without :has() shows: testing/published.

const { home, industries } = content();

const demos = industries.flatMap(({ slug, demo }) => (demo ? [{ slug, demo }] : []));

/** The phone and the other screen of an industry's demo, as a screen reader finds them. */
function parts(page: Page, slug: string) {
  const { demo } = sample(demos, (one) => one.slug === slug);
  const frame = page.getByRole('group', { name: `${demo.app}: a demo` });
  const role = demo.none ? 'checkbox' : 'radio';
  // Pressed, it says what it has done.
  const done = `${demo.done}. ${demo.again}`;
  const names = [demo.action.replace('?', '\\?'), done];
  const send = frame.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
  const option = (at: number) => frame.getByRole(role).nth(at);
  const other = frame.getByRole('status', { name: demo.other.title });
  return { demo, frame, option, send, done, other };
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('by keys alone, the other screen tells what is chosen @engines', async ({ page }) => {
    await page.goto('/');
    for (const [at, { label, slug }] of home.hero.demos.choices.entries()) {
      const before = home.hero.demos.choices[at - 1];
      if (before) await page.getByRole('radio', { name: before.label }).press('ArrowRight');
      await expect(page.getByRole('radio', { name: label })).toBeChecked();
      const link = page.locator('p.scene').getByRole('link', { name: getIndustry(slug).summary });
      await expect(link).toBeVisible();
      const { demo, frame, option, send, done, other } = parts(page, slug);
      await expect(other).toHaveText(demo.other.waiting, { useInnerText: true });
      // By keys first: after a pointer, Firefox shows no ring.
      await option(0).press(demo.none ? 'Space' : 'ArrowDown');
      if (demo.none) await option(1).press('Space');
      await expect(option(1)).toBeChecked();
      await send.press('Space');
      const [unsaid = '', said = ''] = demo.options.map((one) => one.said);
      await expect(other).toContainText(said, { useInnerText: true });
      await expect(other).not.toContainText(unsaid, { useInnerText: true });
      await expect(send).toHaveAccessibleName(done);
      await expect(frame.getByText(demo.again)).toHaveCSS('outline-style', 'solid');
      // What is sent does not change: nothing but the button is left to press.
      await expect(frame.locator('input:visible')).toHaveCount(1);
      await send.press('Space');
      await expect(other).toHaveText(demo.other.waiting, { useInnerText: true });
      if (!demo.none) continue;
      // Nothing chosen, nothing to send.
      for (const at of demo.options.keys()) await option(at).uncheck();
      await expect(send).toBeHidden();
      await expect(frame.getByText(demo.none)).toBeVisible();
    }
  });
});

test('the window is in the first screen, and keeps its height or gives it to large letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const { send, done, ...first } = parts(page, sample(home.hero.demos.choices).slug);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });
  // One thing at a time is amber: the demo's button, then the agency's own.
  const key = first.frame.getByText(first.demo.action, { exact: true });
  const amber = await key.evaluate((shown) => getComputedStyle(shown).backgroundColor);
  const call = page.locator('#hero-chat');
  await expect(call).not.toHaveCSS('background-color', amber);
  await send.press('Enter');
  await expect(send).toHaveAccessibleName(done);
  await expect(call).toHaveCSS('background-color', amber);
  const [, ...others] = home.hero.demos.choices;
  await page.getByRole('radio', { name: sample(others).label }).check();
  await expect(call).not.toHaveCSS('background-color', amber);

  for (const { slug } of demos) {
    await page.goto(routes.industry(slug));
    await expect.soft(parts(page, slug).send, slug).toBeInViewport({ ratio: 1 });
  }

  const longest = ({ demo }: (typeof demos)[number]) =>
    Math.max(...demo.options.map(({ said }) => said.length));
  const { slug } = sample(demos.toSorted((one, other) => longest(other) - longest(one)));
  const { frame } = parts(page, slug);
  await page.goto(routes.industry(slug));
  for (const [width, letters] of [
    [320, 16],
    [1024, 16],
    [320, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await setFontSize(page, letters);
    const { room, heights } = await frame.evaluate(lookAtStates);
    expect.soft(room, `${width} px, letters of ${letters} px`).toBeGreaterThanOrEqual(-0.5);
    if (letters === 16) expect.soft(new Set(heights).size, `${width} px`).toBe(1);
  }
});

/** The room above it, and the other screen's height with each option, or one more, sent. */
function lookAtStates(frame: Element) {
  const options = [...frame.querySelectorAll('input')];
  const send = options.pop();
  // The call stands above the window on a phone, else beside it.
  const above = document.querySelector(innerWidth < 768 ? 'main p:has(> .action)' : '.site-bar');
  const room = frame.getBoundingClientRect().top - (above?.getBoundingClientRect().bottom ?? 0);
  const heights = options.map((option) => {
    option.checked = true;
    if (send) send.checked = true;
    return frame.querySelector('.board > output')?.getBoundingClientRect().height;
  });
  if (send) send.checked = false;
  return { room, heights };
}
