import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { routes } from '#lib/content/routes.ts';
import { visitsApi } from '#lib/visits/beacon.ts';
import { servicePath } from '#testing/samples.ts';
import { type Site, startSite } from '#testing/site.ts';
import { awake, goBack } from './support/application.ts';
import { stored } from './support/stored.ts';
import { expect, test } from './support/test.ts';

type Visitor = { page: Page; beacons: string[] };

/** Somebody with a browser of their own, and what it reports. */
async function visitor(
  browser: Browser,
  options: BrowserContextOptions,
  script = '',
): Promise<Visitor> {
  const context = await browser.newContext(options);
  await context.addInitScript(script);
  const beacons: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(visitsApi)) beacons.push(request.postData() ?? '');
  });
  return { page: await context.newPage(), beacons };
}

const seen = ({ beacons }: Visitor, count: number) =>
  expect.poll(() => beacons.filter((one) => one.includes('seen=')).length).toBe(count);

const isSpeed = (url: string) => /\/speed-/.test(url);

/** A script that says something else of the browser. */
const overridden = (object: string, name: string, value: unknown) =>
  `Object.defineProperty(${object}, '${name}', { value: ${JSON.stringify(value)}, configurable: true })`;

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
  const open = (options: BrowserContextOptions = {}, script?: string) =>
    visitor(browser, { baseURL: site.url, ...options }, script);

  // A person who comes by a campaign, reads on, reloads, goes back and leaves.
  const person = await open();
  const parts: string[] = [];
  person.page.on('requestfinished', (request) => {
    if (isSpeed(request.url())) parts.push(request.url());
  });
  const fromBlog = { referer: 'https://www.blog.example/post' };
  await person.page.goto('/?utm_source=News&utm_medium=mail', fromBlog);
  await seen(person, 1);
  // What measures is fetched ahead, and then run.
  await expect.poll(() => parts.length).toBe(2);
  await person.page.evaluate(frames, parts[0] ?? '');
  await person.page.locator('h1').click();
  await person.page.evaluate((to) => location.assign(to), routes.about);
  await seen(person, 2);
  await person.page.reload();
  await seen(person, 3);
  await goBack(person.page);
  await seen(person, 4);
  // A press that leads nowhere here.
  await person.page.locator('#chat').evaluate((link: HTMLElement) => {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  });
  await expect.poll(() => person.beacons.at(-1)).toContain('pressed=');

  // Another, who comes by a page that is in no list, and on to one that is.
  const other = await open();
  await other.page.goto('/no-such-page');
  await seen(other, 1);
  await other.page.goto(routes.contact);
  await seen(other, 2);

  // A tab in the background, until somebody looks at it.
  const hide = (hidden: boolean) => overridden('document', 'hidden', hidden);
  const behind = await open({}, hide(true));
  await behind.page.goto(routes.portfolio);
  await awake(behind.page);
  await behind.page.evaluate(frames, '');
  expect(behind.beacons).toEqual([]);
  await behind.page.evaluate(
    `${hide(false)}; document.dispatchEvent(new Event('visibilitychange'))`,
  );
  await seen(behind, 1);

  // A page that was rendered ahead, and never shown.
  const ahead = await open();
  await ahead.page.goto(routes.thankYou);
  await seen(ahead, 1);
  const rendered = ahead.page.context().waitForEvent('response', (response) => {
    return new URL(response.url()).pathname === routes.privacyPolicy;
  });
  await ahead.page.locator(`a[href="${routes.privacyPolicy}"]`).first().hover();
  await rendered;

  // Somebody who saves data is counted, but nothing is measured.
  const frugal = await open({}, overridden('navigator.connection', 'saveData', true));
  const files: string[] = [];
  frugal.page.on('request', (request) => files.push(request.url()));
  await frugal.page.goto(servicePath);
  await seen(frugal, 1);
  await frugal.page.evaluate((to) => location.assign(to), routes.contact);
  await seen(frugal, 2);

  // Those who do not want to be counted.
  const asked = [
    await open({}, overridden('navigator', 'globalPrivacyControl', true)),
    await open({}, overridden('navigator', 'doNotTrack', '1')),
  ];
  for (const { page } of asked) {
    await page.goto('/');
    await awake(page);
  }

  for (const { page } of [person, other, behind, ahead, frugal, ...asked])
    await page.context().close();
  expect(asked.flatMap(({ beacons }) => beacons)).toEqual([]);
  await site.stop();
  expect(countersIn(site, "NOT IN ('speed', 'day')")).toEqual({
    'campaign news / mail': 1,
    'site ': 4,
    'site blog.example': 1,
    'view /': 2,
    [`view ${routes.about}`]: 2,
    [`view ${routes.contact}`]: 2,
    [`view ${routes.portfolio}`]: 1,
    [`view ${routes.thankYou}`]: 1,
    [`view ${servicePath}`]: 1,
    'visit /': 1,
    [`visit ${routes.contact}`]: 1,
    [`visit ${routes.portfolio}`]: 1,
    [`visit ${routes.thankYou}`]: 1,
    [`visit ${servicePath}`]: 1,
    'whatsapp /': 1,
  });
  expect(files.filter(isSpeed)).toEqual([]);
  const speeds = Object.keys(countersIn(site, "= 'speed'"));
  const names = new Set(speeds.map((name) => name.replace(/ \d+$/, '')));
  expect(names).toContain('speed LCP Chromium home');
  expect(names).toContain('speed CLS Chromium home');
  expect([...names].filter((name) => name.endsWith('service'))).toEqual([]);
});

/** Resolves once the page has taken in what happened before: what the browser measured, say. */
async function frames(file: string) {
  if (file) await import(file);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
