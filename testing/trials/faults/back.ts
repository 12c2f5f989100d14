// Back to the release before and forward again, under load, on the database of this one.
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
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
  startVisitors,
  tally,
  waitUntil,
} from '#testing/trials/harness.ts';
import { buildReleaseBefore, openReleases, today } from '#testing/trials/releases.ts';
import { wordsOf } from '#testing/words.ts';
import { beginLetter, readerOf, seedReaders } from './letter.ts';

const owner = 'owner@example.com';
const between = 200;
/** As many mails of the letter are in each release. */
const [readers, perMinute] = [400, 600];

export async function goBack({ name, settings }: Stored): Promise<void> {
  if (!findCaddy()) return;
  const before = buildReleaseBefore();
  using releases = openReleases(today);
  await using inbox = await openInbox();
  const database = await settings();
  const own = {
    SMTP_URL: inbox.url,
    MAIL_TO: 'leads@example.com',
    TRUSTED_PROXIES: '1',
    DESK_PEOPLE: owner,
    NEWSLETTER_PER_MINUTE: `${perMinute}`,
  };
  await using site = await startHeldSite({ ...database, ...own }, releases.current);
  await using caddy = await startCaddy([site.url]);
  const where = { dataDir: site.dataDir, databaseUrl: database.DATABASE_URL };
  await readHealth(site.url);
  const browser = openBrowser(site);
  await signIn(browser, { ...database, ...where }, owner);

  const { title } = content().about.hero;
  const words = `${title} At the desk`;
  const says = async (text: string) =>
    (await (await fetch(`${site.url}/about`)).text()).includes(text);
  await wordsOf(where).change('about.yaml', title, words);
  await browser.press('publish');
  const isPublished = await waitUntil(() => says(words), 120);
  await browser.press('keep-letter', { do: 'keep', subject: 'Typed', words: 'Dear', version: '0' });

  const store = await openStore({ DATA_DIR: where.dataDir, ...database });
  await seedReaders(store, readers);
  await beginLetter(store);
  const messages = openMessages(caddy.visit);
  const load = startVisitors(messages);
  const received = () => tally(inbox.mails, readerOf);
  const swapTo = async (release: string) => {
    await load.acknowledged(between);
    await site.stop();
    releases.switchTo(release);
    await site.start();
    await load.acknowledged(between);
  };
  await swapTo(before);
  const [sentBefore, desk] = [received().size, await sitAtDesk(site.url, browser)];
  const areWordsKept = await says(words);
  const subscribed = await caddy.visit(
    routes.newsletterApi,
    JSON.stringify({ email: 'visitor@example.com' }),
  );
  const sentThere = received().size - sentBefore;
  await swapTo(today);
  await load.end();
  await waitUntil(() => received().size === readers, 120);

  const arrived = await messages.settle(inbox, () => isIdle(site.url), 240);
  const lead = store.db.selectFrom('leads').selectAll().where('id', '=', desk.id);
  const marks = await lead.executeTakeFirst();
  const reader = store.db.selectFrom('subscribers').where('email', '=', 'visitor@example.com');
  const isReader = (await reader.select('id').execute()).length === 1;
  await store.close();
  const areWordsBack = await says(words);
  const typed = await (await browser.get('/desk/letters')).text();
  const letters = [...received().values()];
  const hasKept =
    marks?.answered_at && marks.note === 'By phone' && isReader && typed.includes('Typed');
  report(
    `back to the release before and forward again, ${name}`,
    arrived.isOnce &&
      [...messages.answers.keys()].join() === '200' &&
      letters.length === readers &&
      letters.every(({ times }) => times === 1) &&
      sentThere > 0 &&
      subscribed === 200 &&
      desk.wrong.length === 0 &&
      isPublished &&
      areWordsKept &&
      areWordsBack &&
      Boolean(hasKept),
    `answers ${JSON.stringify(Object.fromEntries(messages.answers))}; ${arrived.text}; ${letters.length} of ${readers} readers have the letter, ${sentThere} by the release before; its desk: ${desk.wrong.join(', ') || 'all well'}; it shows what is published: ${areWordsKept}; afterwards the desk's: ${areWordsBack}, and what was done there: ${Boolean(hasKept)}`,
  );
}

const pages =
  ' /words /words/about /letters /letters/drafts/new /readers /visits /log /health /publish /sessions /settings';

/** Reads and presses at the desk of the release before. */
async function sitAtDesk(url: string, browser: Browser) {
  const wrong: string[] = [];
  const expect = async (what: string, asked: Promise<Response>, status: number, said = '') => {
    const answer = await asked;
    const place = answer.headers.get('location') ?? '';
    if (answer.status !== status || !place.includes(said)) wrong.push(`${what}: ${answer.status}`);
    return answer.text();
  };
  for (const page of pages.split(' ')) await expect(page, browser.get(`/desk${page}`), 200);
  const list = await expect('list', browser.get('/desk?q=shop'), 200);
  const [, id = ''] = /\/desk\/messages\/([\da-f-]{36})/.exec(list) ?? [];
  await expect('message', browser.get(`/desk/messages/${id}`), 200);
  await expect('answered', browser.press('answered', { id }), 303, 'say=answered');
  await expect('note', browser.press('note', { id, note: 'By phone', was: '' }), 303);
  const health = await readHealth(url);
  if (health.status !== 200) wrong.push(`health: ${JSON.stringify(health)}`);
  return { id, wrong };
}
