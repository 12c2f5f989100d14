import type { Page } from '@playwright/test';
import { hasDrawing } from '#components/art/drawings.ts';
import { content } from '#lib/content/content.ts';
import { getIndustry } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { sample } from '#testing/samples.ts';
import { expect, test } from './support/test.ts';

const { home, industries } = content();

const demoOf = (slug: string) => {
  const { demo } = getIndustry(slug);
  if (!demo) throw new Error(`${slug} has no demo`);
  return demo;
};

/** The phone and the other screen of an industry's demo, as a screen reader finds them. */
function parts(page: Page, slug: string) {
  const demo = demoOf(slug);
  const frame = page.getByRole('group', { name: `${demo.app}: a demo` });
  const role = demo.none ? 'checkbox' : 'radio';
  const send = frame.getByRole('checkbox', {
    name: new RegExp(`^(${demo.action.replace('?', '\\?')}|${demo.again})$`),
  });
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
    await expect(frame.getByText(demo.done)).toBeVisible();

    await expect(send).toHaveAccessibleName(demo.again);
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
        expect((await frame.boundingBox())?.y, `${width} px`).toBeGreaterThan(end);
        await send.uncheck();
      }
    }
  });
}

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
