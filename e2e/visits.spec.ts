import { routes } from '#lib/content/routes.ts';
import { visitsApi } from '#lib/visits/beacon.ts';
import { startSite } from '#testing/site.ts';
import { storedIn } from '#testing/stored.ts';
import { goBack } from './support/application.ts';
import { expect, test } from './support/test.ts';

test('what a person saw is counted, and nothing else @whole-browser', async ({ browser }) => {
  await using site = await startSite();
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const [beacons, parts]: [string[], string[]] = [[], []];
  context.on('request', (request) => {
    if (request.url().endsWith(visitsApi)) beacons.push(request.postData() ?? '');
  });
  context.on('requestfinished', (request) => {
    if (/\/speed-/.test(request.url())) parts.push(request.url());
  });
  const seen = (count: number) =>
    expect.poll(() => beacons.filter((one) => one.includes('seen=')).length).toBe(count);

  // A person who comes by a campaign, reads on, reloads, goes back and leaves.
  const fromBlog = { referer: 'https://www.blog.example/post' };
  await page.goto('/?utm_source=News&utm_medium=mail', fromBlog);
  await seen(1);
  // What measures is fetched at the first sign of a hand, and then run.
  await page.locator('h1').click();
  await expect.poll(() => parts.length).toBe(2);
  await page.evaluate(async (file) => {
    await import(file);
    // Until the page has taken in what happened before.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  }, parts[0] ?? '');
  await page.evaluate((to) => location.assign(to), routes.about);
  await seen(2);
  await page.reload();
  await seen(3);
  // A press that leads nowhere here, on a page that does not say itself what brought the visit.
  await page.locator('#chat').evaluate((link: HTMLElement) => {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  });
  await expect.poll(() => beacons.at(-1)).toContain('pressed=');
  await goBack(page);
  await seen(4);
  // A page that is rendered ahead, and never shown, is none.
  const rendered = context.waitForEvent('response', (response) => {
    return new URL(response.url()).pathname === routes.privacyPolicy;
  });
  await page.locator(`a[href="${routes.privacyPolicy}"]`).first().hover();
  await rendered;
  await context.close();
  await site.stop();

  const counters = storedIn(site.dataDir, "SELECT kind || ' ' || key AS name, count FROM counters");
  const counts = counters.map(({ name, count }): [string, number] => [`${name}`, Number(count)]);
  const isOther = ([name]: [string, number]) => !/^(speed|day) /.test(name);
  expect(Object.fromEntries(counts.filter(isOther))).toEqual({
    'campaign news / mail': 1,
    'site blog.example': 1,
    'view /': 2,
    [`view ${routes.about}`]: 2,
    'visit /': 1,
    [`whatsapp ${routes.about}`]: 1,
    'whatsapp by campaign news / mail': 1,
    'whatsapp by site blog.example': 1,
  });
  const names = counts.map(([name]) => name.replace(/ \d+$/, ''));
  expect(names).toContain('speed LCP Chromium home');
  expect(names).toContain('speed CLS Chromium home');
});
