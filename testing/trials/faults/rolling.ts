// Two machines on one PostgreSQL behind Caddy: one after the other gets the next release, the first is killed in it.
import { setTimeout as wait } from 'node:timers/promises';
import { content } from '#lib/content/content.ts';
import { openStore } from '#lib/database/store.ts';
import { findCaddy, startCaddy } from '#testing/caddy.ts';
import { report } from '#testing/checks.ts';
import { type Browser, openBrowser, signIn } from '#testing/desk.ts';
import { startHeldSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import {
  isIdle,
  openMessages,
  readHealth,
  type Stored,
  sendSteadily,
  tally,
  waitUntil,
} from '#testing/trials/harness.ts';
import { buildReleaseBefore, openReleases, today } from '#testing/trials/releases.ts';
import { wordsOf } from '#testing/words.ts';
import { beginLetter, readerOf, seedReaders } from './letter.ts';

const owner = 'owner@example.com';
const load = { perSecond: 20, seconds: 120 };
const readers = 400;
/** How many mails an instance has in flight at most. */
const workers = 4;

export async function roll({ postgres, settings }: Stored): Promise<void> {
  if (!postgres || !findCaddy()) return;
  const before = buildReleaseBefore();
  await using inbox = await openInbox();
  const database = await settings();
  const own = { SMTP_URL: inbox.url, TRUSTED_PROXIES: '1', DESK_PEOPLE: owner };
  const env = { ...database, ...own, NEWSLETTER_PER_MINUTE: '240' };
  await using stack = new AsyncDisposableStack();
  const openMachine = async () => {
    const releases = stack.use(openReleases(before));
    const site = stack.use(await startHeldSite(env, releases.current));
    await readHealth(site.url);
    return { site, releases, browser: openBrowser(site) };
  };
  const first = await openMachine();
  const second = await openMachine();
  await using caddy = await startCaddy([first.site.url, second.site.url]);
  // The release before has made this database.
  let step = 'before';
  const refused: string[] = [];
  let slowest = 0;
  const messages = openMessages(async (...asked) => {
    const from = Date.now();
    const status = await caddy.visit(...asked);
    slowest = Math.max(slowest, Date.now() - from);
    if (status !== 200) refused.push(`${status} ${step}`);
    return status;
  });
  await messages.send();
  const where = { dataDir: first.site.dataDir, databaseUrl: database.DATABASE_URL };
  const downtimes: number[] = [];
  const replace = async ({ site, releases }: typeof first) => {
    const from = Date.now();
    step = 'while one is replaced';
    await site.stop();
    releases.switchTo(today);
    await site.start();
    await readHealth(site.url);
    step = 'between';
    downtimes.push(Math.round((Date.now() - from) / 1000));
  };

  const { title } = content().about.hero;
  const words = `${title} At the desk`;
  const says = async ({ site }: typeof first) =>
    (await (await fetch(`${site.url}/about`)).text()).includes(words);
  let isPublished = false;
  let presses: string[] = [];
  const upgrade = async () => {
    await wait(10_000);
    await replace(first);
    await signIn(first.browser, { ...database, ...where }, owner);
    second.browser.takeCookie(first.browser.cookie());
    const store = await openStore({ DATA_DIR: where.dataDir, ...database });
    await seedReaders(store, readers);
    await beginLetter(store);
    await store.close();
    presses = [...(await press(first.browser)), ...(await press(second.browser))];
    step = 'at the kill';
    await first.site.kill();
    await first.site.start();
    await readHealth(first.site.url);
    step = 'while words are published';
    await wordsOf(where).change('about.yaml', title, words);
    await first.browser.press('publish');
    isPublished = await waitUntil(() => says(first), 150);
    await replace(second);
    presses.push(...(await press(first.browser)), ...(await press(second.browser)));
  };
  await Promise.all([sendSteadily(messages.insist, load), upgrade()]);
  const isPublishedThere = await waitUntil(() => says(second), 150);
  const received = () => tally(inbox.mails, readerOf);
  await waitUntil(() => received().size === readers, 180);
  const found = await messages.settle(inbox, () => isIdle(first.site.url), 150);
  const letters = [...received().values()];
  const again = letters.filter(({ times }) => times > 1).length;
  const wrong = presses.filter((one) => one !== '');
  report(
    `two machines get the next release, one after the other, ${load.perSecond} messages a second`,
    messages.acknowledged.size === load.perSecond * load.seconds + 1 &&
      found.missing + found.strange === 0 &&
      // Only what was under way in a killed process.
      found.twice + again <= 2 * workers &&
      letters.length === readers &&
      isPublished &&
      isPublishedThere &&
      wrong.length === 0 &&
      refused.length <= load.perSecond &&
      refused.every((one) => one.endsWith('kill')),
    `replaced within ${downtimes.join(' and ')} s; ${found.text}, each within ${Math.round(slowest / 1000)} s; other answers: ${refused.join(', ') || 'none'}; ${letters.length} of ${readers} readers have the letter, ${again} twice; desk: ${wrong.join(', ') || 'all well'}; published on both: ${isPublished && isPublishedThere}`,
  );
}

/** Reads and presses at the desk of a machine. @returns for each what was wrong, or nothing */
async function press(browser: Browser): Promise<string[]> {
  const list = await browser.get('/desk?q=shop');
  const [, id = ''] = /\/desk\/messages\/([\da-f-]{36})/.exec(await list.text()) ?? [];
  const page = await browser.get(`/desk/messages/${id}`);
  await page.text();
  const { status, headers } = await browser.press('answered', { id });
  const said = /say=answered(\.done)?$/.test(headers.get('location') ?? '')
    ? ''
    : `answered: ${status}`;
  return [list, page].map(({ status }) => (status === 200 ? '' : `page: ${status}`)).concat(said);
}
