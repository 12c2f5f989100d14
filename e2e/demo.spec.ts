import type { Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { getIndustry } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { sample } from '#testing/samples.ts';
import { setFontSize, sidewaysOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';

// What each demo says and draws in each state: testing/published/demos.test.ts.

const { home, industries } = content();

const demos = industries.flatMap(({ slug, demo }) => (demo ? [{ slug, demo }] : []));

const demoOf = (slug: string) => sample(demos, (one) => one.slug === slug).demo;

const longest = ({ demo }: (typeof demos)[number]) =>
  Math.max(...demo.options.map(({ said }) => said.length));

/** One that sums up, one of the most choices and one of the longest words. */
const pressed = new Set([
  sample(demos, ({ demo }) => !!demo.none && !!demo.total).slug,
  sample(demos.toSorted((one, other) => other.demo.options.length - one.demo.options.length)).slug,
  sample(demos.toSorted((one, other) => longest(other) - longest(one))).slug,
]);

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('by keys alone, what is chosen on the phone is told on the other screen', {
    tag: '@engines',
  }, async ({ page }) => {
    await page.goto('/');
    for (const [at, { label, slug }] of home.hero.demos.choices.entries()) {
      const before = home.hero.demos.choices[at - 1];
      if (before) await page.getByRole('radio', { name: before.label }).press('ArrowRight');
      await expect(page.getByRole('radio', { name: label })).toBeChecked();
      const link = page.locator('p.scene').getByRole('link', { name: getIndustry(slug).summary });
      await expect(link).toBeVisible();
      await expectTold(parts(page, slug));
      if (demoOf(slug).none) await expectSum(parts(page, slug));
    }
  });
});

type Parts = ReturnType<typeof parts>;

async function expectTold({ demo, frame, option, send, other }: Parts) {
  await expect(other).toHaveText(demo.other.waiting, { useInnerText: true });
  for (const [at, { said }] of demo.options.entries()) {
    if (at === 0) await option(at).focus();
    else await option(at - 1).press(demo.none ? 'Space' : 'ArrowDown');
    if (at > 0 && demo.none) await option(at).press('Space');
    await expect(option(at)).toBeChecked();
    await send.press('Space');
    await expect(other).toContainText(demo.other.heading, { useInnerText: true });
    await expect(other).toContainText(said, { useInnerText: true });
    for (const { said: unsaid } of demo.options.filter((one) => !said.includes(one.said))) {
      await expect(other).not.toContainText(unsaid, { useInnerText: true });
    }
    await expect(frame.getByText(demo.done, { exact: true })).toBeVisible();
    await expect(send).toHaveAccessibleName(pressedName(demo));
    await expect(frame.getByText(demo.again)).toHaveCSS('outline-style', 'solid');
    // What is sent does not change: nothing but the button is left to press.
    await expect(frame.locator('input:visible')).toHaveCount(1);
    await send.press('Space');
    await expect(other).toHaveText(demo.other.waiting, { useInnerText: true });
  }
}

/** Of none, one or several. */
async function expectSum({ demo, frame, option, send }: Parts) {
  // Rows as wide as the phone, so that their boxes stand in it.
  const [row, phone] = [await option(0).boundingBox(), await frame.boundingBox()];
  expect(row?.width).toBeGreaterThan((phone?.width ?? 0) / 2);
  const sum = frame.getByRole('status').first();
  const inUnits = (amount: number) => new RegExp(`\\s${amount.toLocaleString('en')}(\\s|$|%)`);
  for (const at of demo.options.keys()) await option(at).check();
  const whole = demo.options.reduce((all, { amount = 0 }) => all + amount, 0);
  await expect(sum).toHaveText(inUnits(whole), { useInnerText: true });
  for (const at of demo.options.keys()) await option(at).uncheck();
  await expect(sum).toHaveText(inUnits(0), { useInnerText: true });
  // Nothing chosen, nothing to send.
  await expect(send).toBeHidden();
  await expect(frame.getByText(demo.none ?? '')).toBeVisible();
}

for (const slug of pressed) {
  test(`${slug}: the window keeps its height, and gives more to larger letters and longer words`, async ({
    page,
  }) => {
    const { demo, frame } = parts(page, slug);
    await page.goto(routes.industry(slug));
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const [waiting, ...states] = await frame.evaluate(lookAtStates);
      for (const { height, room } of states) {
        expect.soft(height, `${width} px`).toBeCloseTo(waiting?.height ?? 0, 0);
        expect.soft(room, `${width} px`).toBeGreaterThanOrEqual(-0.5);
      }
      const drawings = [waiting, ...states].map((one) => one?.drawing);
      expect.soft(new Set(drawings).size, `${width} px`).toBe(demo.options.length + 1);
    }

    const expectRoom = async (how: string) => {
      expect.soft(await sidewaysOverflow(page), how).toEqual([]);
      const [state] = await frame.evaluate(lookAtStates);
      expect.soft(state?.room, how).toBeGreaterThanOrEqual(-0.5);
    };
    const key = frame.getByText(demo.action, { exact: true }).last();
    const letters = () => key.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
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
    await frame.evaluate(lengthenWords);
    await expectRoom('longer words');
    expect(await frame.evaluate(countOverlaps)).toBe(0);
  });
}

/** Before anything is sent, and with each option, or one more: what the other screen is, and the room below the hint. */
function lookAtStates(frame: Element) {
  const options = [...frame.querySelectorAll('input')];
  const send = options.pop();
  const look = (isSent: boolean) => {
    if (send) send.checked = isSent;
    // The hint stands above the window on a phone, else beside it.
    const above = innerWidth < 768 ? '.window-hint' : '.site-bar';
    const [hint, output] = [
      document.querySelector(above),
      frame.querySelector('.board > output'),
    ].map((one) => one?.getBoundingClientRect());
    const shapes = [...frame.querySelectorAll('.board > svg :is(path, circle, use)')];
    return {
      height: output?.height ?? 0,
      room: frame.getBoundingClientRect().top - (hint?.bottom ?? 0),
      drawing: shapes.map((one) => one.getClientRects().length).join(),
    };
  };
  for (const [at, option] of options.entries()) option.checked = at === 0;
  const waiting = look(false);
  const sent = options.map((option) => {
    option.checked = true;
    return look(true);
  });
  return [waiting, ...sent];
}

function lengthenWords(frame: Element) {
  document.dir = 'rtl';
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    text.textContent = `${text.textContent} `.repeat(3);
  }
}

/** Of the options. */
function countOverlaps(frame: Element) {
  const boxes = [...frame.querySelectorAll('.choice:not(.send)')].map((one) =>
    one.getBoundingClientRect(),
  );
  const overlaps = (one: DOMRect, other: DOMRect) =>
    one.right > other.left + 1 &&
    other.right > one.left + 1 &&
    one.bottom > other.top + 1 &&
    other.bottom > one.top + 1;
  return boxes.filter((one, at) => boxes.slice(at + 1).some((other) => overlaps(one, other)))
    .length;
}

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

test('at 390 px headline, choice and button of the demo are in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const { send } = parts(page, sample(home.hero.demos.choices).slug);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });
});
