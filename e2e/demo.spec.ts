import type { Page } from '@playwright/test';
import { hasDrawing } from '#components/art/drawings.ts';
import { content } from '#lib/content/content.ts';
import { getIndustry } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { sample } from '#testing/samples.ts';
import { setFontSize, sidewaysOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const { home, industries } = content();

const demoOf = (slug: string) => {
  const { demo } = getIndustry(slug);
  if (!demo) throw new Error(`${slug} has no demo`);
  return demo;
};

/** Which says what it has done. */
const pressedName = ({ done, again }: ReturnType<typeof demoOf>) => `${done}. ${again}`;

/** The phone and the other screen of an industry's demo, as a screen reader finds them. */
function parts(page: Page, slug: string) {
  const demo = demoOf(slug);
  const frame = page.getByRole('group', { name: `${demo.app}: a demo` });
  const role = demo.none ? 'checkbox' : 'radio';
  const names = [demo.action.replace('?', '\\?'), pressedName(demo)];
  const send = frame.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
  const option = (at: number) => frame.getByRole(role).nth(at);
  const other = frame.getByRole('status', { name: demo.other.title });
  return { demo, frame, option, send, other };
}

test('by keys alone, what is chosen on the phone is told on the other screen', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/');
  for (const [at, { label, slug }] of home.hero.demos.choices.entries()) {
    const { demo, frame, option, send, other } = parts(page, slug);
    const trade = page.getByRole('radio', { name: label });
    if (at > 0) {
      await page.getByRole('radio', { name: home.hero.demos.choices[at - 1]?.label ?? '' }).focus();
      await page.keyboard.press('ArrowRight');
    }
    await expect(trade).toBeChecked();
    await expect(other).toHaveText(demo.other.waiting, { useInnerText: true });

    await option(0).focus();
    await page.keyboard.press(demo.none ? 'Space' : 'ArrowDown');
    if (demo.none) await option(1).press('Space');
    await expect(option(1)).toBeChecked();
    await send.press('Space');
    await expect(other).toContainText(demo.other.heading, { useInnerText: true });
    await expect(other).toContainText(demo.options[1]?.said ?? '', { useInnerText: true });
    await expect(other).not.toContainText(demo.options[0]?.said ?? '', { useInnerText: true });
    await expect(frame.getByText(demo.done, { exact: true })).toBeVisible();

    await expect(send).toHaveAccessibleName(pressedName(demo));
    await expect(frame.getByText(demo.again)).toHaveCSS('outline-style', 'solid');
    // What is sent does not change: nothing but the button is left to press.
    await expect(frame.locator('input:visible')).toHaveCount(1);
    await send.press('Space');
    await expect(other).toHaveText(demo.other.waiting, { useInnerText: true });
  }
});

for (const { slug, demo } of industries) {
  const { total, options = [], none } = demo ?? {};
  if (!total || !none) continue;
  test(`${slug}: the sum of what is chosen is told, and nothing chosen cannot be sent`, async ({
    page,
  }) => {
    const { frame, option, send } = parts(page, slug);
    const sum = frame.getByRole('status').first();
    const told = (amount: number) => {
      const figure = amount.toLocaleString('en');
      return new RegExp(
        total.unitAfter ? `\\s${figure}\\s?${total.unit}$` : `\\s${total.unit}\\s${figure}$`,
      );
    };
    await page.goto(routes.industry(slug));
    for (const at of options.keys()) await option(at).check();
    const whole = options.reduce((all, { amount = 0 }) => all + amount, 0);
    await expect(sum).toHaveText(told(whole), { useInnerText: true });
    for (const at of options.keys()) await option(at).uncheck();
    await expect(sum).toHaveText(told(0), { useInnerText: true });
    await expect(send).toBeHidden();
    await expect(frame.getByText(none)).toBeVisible();
  });
}

for (const { slug } of industries.filter(({ demo }) => demo)) {
  test(`${slug}: by keys and without script, the other side tells and draws each choice`, async ({
    plainPage: page,
  }) => {
    const { demo, frame, option, send, other } = parts(page, slug);
    const drawn = () =>
      frame
        .locator('.board > svg :is(path, circle, use)')
        .evaluateAll((all) => all.map((one) => one.getClientRects().length).join());
    await page.goto(routes.industry(slug));
    await expect(other).toHaveText(demo.other.waiting, { useInnerText: true });
    const pictures = new Set([await drawn()]);
    for (const [at, { said }] of demo.options.entries()) {
      if (at > 0) await option(at - 1).press(demo.none ? 'Space' : 'ArrowDown');
      if (at > 0 && demo.none) await option(at).press('Space');
      await expect(option(at)).toBeChecked();
      await send.press('Space');
      await expect(other).toContainText(demo.other.heading, { useInnerText: true });
      await expect(other).toContainText(said, { useInnerText: true });
      pictures.add(await drawn());
      await send.press('Space');
    }
    const isDrawn = hasDrawing(`demos/${slug}-other`);
    expect(pictures.size).toBe(isDrawn ? demo.options.length + 1 : 1);
  });

  test(`${slug}: at four widths the other screen keeps its height, and covers no word`, async ({
    page,
  }) => {
    const { demo, frame, option, send, other } = parts(page, slug);
    await page.goto(routes.industry(slug));
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await send.uncheck();
      const before = await other.boundingBox();
      for (const at of demo.options.keys()) {
        await option(at).check();
        await send.check();
        const after = await other.boundingBox();
        expect(after?.height, `${width} px`).toBeCloseTo(before?.height ?? 0, 0);
        const hint = await page.getByText(demo.hint).boundingBox();
        const end = (hint?.y ?? 0) + (hint?.height ?? 0);
        expect((await frame.boundingBox())?.y, `${width} px`).toBeGreaterThanOrEqual(end - 0.5);
        await send.uncheck();
      }
    }
  });
}

for (const { slug } of home.hero.demos.choices) {
  test(`${slug}: larger letters, and longer words of another script, give the window its height`, async ({
    page,
  }) => {
    const { demo, frame, option } = parts(page, slug);
    await page.goto(routes.industry(slug));
    const key = frame.getByText(demo.action, { exact: true }).last();
    const letters = () => key.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    const expectRoom = async (how: string) => {
      expect.soft(await sidewaysOverflow(page), how).toEqual([]);
      const hint = await page.getByText(demo.hint).boundingBox();
      const end = (hint?.y ?? 0) + (hint?.height ?? 0);
      expect.soft((await frame.boundingBox())?.y, how).toBeGreaterThanOrEqual(end - 0.5);
    };
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await setFontSize(page, 16);
      const before = await letters();
      await setFontSize(page, 32);
      expect.soft((await letters()) / before, `${width} px`).toBeGreaterThan(1.6);
      await expectRoom(`${width} px, letters of twice the size`);
    }
    await setFontSize(page, 16);
    await page.setViewportSize({ width: 390, height: 900 });
    await frame.evaluate((root) => {
      document.dir = 'rtl';
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        text.textContent = `${text.textContent} `.repeat(3);
      }
    });
    await expectRoom('longer words');
    const boxes = await Promise.all(demo.options.map((_, at) => option(at).boundingBox()));
    const overlap = boxes.some((one, at) =>
      boxes.slice(at + 1).some((other) => one && other && overlaps(one, other)),
    );
    expect(overlap).toBe(false);
  });
}

type Box = { x: number; y: number; width: number; height: number };

const overlaps = (one: Box, other: Box) =>
  one.x + one.width > other.x + 1 &&
  other.x + other.width > one.x + 1 &&
  one.y + one.height > other.y + 1 &&
  other.y + other.height > one.y + 1;

test.describe('where the browser knows no :has()', () => {
  test.use({ bypassCSP: true });

  test('no demo stands: each of its states would', async ({ page }) => {
    const { slug } = sample(industries);
    await page.route(`**${routes.industry(slug)}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(':has(', ':unknown(');
      await route.fulfill({ response, body });
    });
    await page.goto(routes.industry(slug));
    const { demo, frame } = parts(page, slug);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame).toBeHidden();
    await expect(page.getByText(demo.hint)).toBeHidden();
  });
});

test('a row is as wide as the phone, so that its box stands in it', { tag: '@engines' }, async ({
  page,
}) => {
  const { slug = '' } = home.hero.demos.choices.find((one) => demoOf(one.slug).none) ?? {};
  await page.goto(routes.industry(slug));
  const { frame, option } = parts(page, slug);
  const [row, whole] = [await option(0).boundingBox(), await frame.boundingBox()];
  expect(row?.width).toBeGreaterThan((whole?.width ?? 0) / 2);
});

test('the links of the headline come before the demo, and each demo leads to its page', async ({
  plainPage: page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Free Consultation' }).first().focus();
  const order = await page
    .locator('#hero-chat, input[name="trade"]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(order[0]).toBe('hero-chat');
  for (const { label, slug } of home.hero.demos.choices) {
    await page.getByRole('radio', { name: label }).check();
    const link = page
      .locator('[data-motion] p')
      .getByRole('link', { name: getIndustry(slug).summary });
    await expect(link).toHaveAttribute('href', routes.industry(slug));
  }
});

test('at 390 px headline, choice and button of the demo are in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const { send } = parts(page, sample(home.hero.demos.choices).slug);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });
});
