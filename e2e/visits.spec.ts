import type { Browser, Page } from '@playwright/test';
import { routes } from '#lib/content/routes.ts';
import { visitsApi } from '#lib/visits/beacon.ts';
import { type Site, startSite } from '#testing/site.ts';
import { goBack } from './support/application.ts';
import { stored } from './support/stored.ts';
import { expect, test } from './support/test.ts';

type Visitor = { page: Page; beacons: string[] };

/** Somebody with a browser of their own, and what it reports. */
async function visitor(browser: Browser, site: Site): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: site.url });
  const beacons: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(visitsApi)) beacons.push(request.postData() ?? '');
  });
  return { page: await context.newPage(), beacons };
}

const seen = ({ beacons }: Visitor, count: number) =>
  expect.poll(() => beacons.filter((one) => one.includes('seen=')).length).toBe(count);

const isSpeed = (url: string) => /\/speed-/.test(url);

/** Counters by kind and key. @param kinds of which, in SQL */
function countersIn(site: Site, kinds: string): Record<string, number> {
  const named = "SELECT kind || ' ' || key AS name, count FROM counters";
  const rows = stored(site, `${named} WHERE kind ${kinds}`);
  return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
}

test('the counters have what people saw and how fast it was, and nothing else', {
  tag: '@whole-browser',
}, async ({ browser }) => {
  await using site = await startSite();
  const open = () => visitor(browser, site);

  // A person who comes by a campaign, reads on, reloads, goes back and leaves.
  const person = await open();
  const parts: string[] = [];
  person.page.on('requestfinished', (request) => {
    if (isSpeed(request.url())) parts.push(request.url());
  });
  const fromBlog = { referer: 'https://www.blog.example/post' };
  await person.page.goto('/?utm_source=News&utm_medium=mail', fromBlog);
  await seen(person, 1);
  // What measures is fetched at the first sign of a hand, and then run.
  await person.page.locator('h1').click();
  await expect.poll(() => parts.length).toBe(2);
  await person.page.evaluate(measured, parts[0] ?? '');
  await person.page.evaluate((to) => location.assign(to), routes.about);
  await seen(person, 2);
  await person.page.reload();
  await seen(person, 3);
  // A press that leads nowhere here, on a page that does not say itself what brought the visit.
  await person.page.locator('#chat').evaluate((link: HTMLElement) => {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  });
  await expect.poll(() => person.beacons.at(-1)).toContain('pressed=');
  await goBack(person.page);
  await seen(person, 4);

  // Another, who comes by a page that is in no list, and on to one that is.
  const other = await open();
  await other.page.goto('/no-such-page');
  await seen(other, 1);
  await other.page.goto(routes.contact);
  await seen(other, 2);

  // A page that was rendered ahead, and never shown.
  const ahead = await open();
  await ahead.page.goto(routes.thankYou);
  await seen(ahead, 1);
  const rendered = ahead.page.context().waitForEvent('response', (response) => {
    return new URL(response.url()).pathname === routes.privacyPolicy;
  });
  await ahead.page.locator(`a[href="${routes.privacyPolicy}"]`).first().hover();
  await rendered;

  for (const { page } of [person, other, ahead]) await page.context().close();
  await site.stop();
  expect(countersIn(site, "NOT IN ('speed', 'day')")).toEqual({
    'campaign news / mail': 1,
    'site ': 2,
    'site blog.example': 1,
    'view /': 2,
    [`view ${routes.about}`]: 2,
    [`view ${routes.contact}`]: 1,
    [`view ${routes.thankYou}`]: 1,
    'visit /': 1,
    [`visit ${routes.contact}`]: 1,
    [`visit ${routes.thankYou}`]: 1,
    [`whatsapp ${routes.about}`]: 1,
    'whatsapp by campaign news / mail': 1,
    'whatsapp by site blog.example': 1,
  });
  const speeds = Object.keys(countersIn(site, "= 'speed'"));
  const names = new Set(speeds.map((name) => name.replace(/ \d+$/, '')));
  expect(names).toContain('speed LCP Chromium home');
  expect(names).toContain('speed CLS Chromium home');
});

/** Resolves once the script that measures is there, and the page has taken in what happened before. */
async function measured(file: string) {
  await import(file);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
