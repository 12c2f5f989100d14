// The next release on one machine or two behind Caddy, under load: there, killed in it, back to the release before, and
// there again. Meanwhile words are published, a letter is sent and somebody sits at the desk.
import { randomBytes } from 'node:crypto';
import type { Email } from 'postal-mime';
import { emailKey } from '#lib/base/email-key.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { openStore, type Store } from '#lib/database/store.ts';
import { beginLetter } from '#lib/letters/letters.ts';
import { readDraft } from '#lib/letters/read-letter.ts';
import { findCaddy, startCaddy } from '#testing/caddy.ts';
import { type Browser, openBrowser, signIn } from '#testing/desk.ts';
import { owner } from '#testing/open-desk.ts';
import { startHeldSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { wordsOf } from '#testing/words.ts';
import { countRepeats, openMessages, readHealth, report, tally, waitUntil } from './harness.ts';
import { buildReleaseBefore, openReleases, today } from './releases.ts';

/** Messages before and after each change of a machine. */
const between = 100;
const readers = 400;
/** How many mails an instance has in flight at most. */
const workers = 4;

export async function roll(where: string, machines: number, database: Record<string, string> = {}) {
  if (!findCaddy()) return;
  const before = buildReleaseBefore();
  await using stack = new AsyncDisposableStack();
  const inbox = stack.use(await openInbox());
  const env = {
    ...database,
    ...{ SMTP_URL: inbox.url, MAIL_TO: 'leads@example.com' },
    ...{ TRUSTED_PROXIES: '1', DESK_PEOPLE: owner },
    NEWSLETTER_PER_MINUTE: '120',
  };
  const sites: Awaited<ReturnType<typeof openMachine>>[] = [];
  const openMachine = async () => {
    const releases = stack.use(openReleases(before));
    const site = stack.use(await startHeldSite(env, releases.current));
    await readHealth(site.url);
    return { ...site, releases, browser: openBrowser(site) };
  };
  while (sites.length < machines) sites.push(await openMachine());
  const [first] = sites;
  if (!first) return;
  const caddy = stack.use(await startCaddy(sites.map(({ url }) => url)));
  const data = { dataDir: first.dataDir, DATABASE_URL: database.DATABASE_URL };

  let step = 'before';
  const refused: string[] = [];
  const messages = openMessages(async (...asked) => {
    const status = await caddy.visit(...asked);
    if (status !== 200) refused.push(`${status} ${step}`);
    return status;
  });
  const load = messages.startVisitors();
  const change = async (site: typeof first, release: string) => {
    await load.acknowledged(between);
    step = 'while one is replaced';
    await site.stop();
    site.releases.switchTo(release);
    await site.start();
    await readHealth(site.url);
    step = 'between';
    await load.acknowledged(between);
  };
  const { title } = content().about.hero;
  const words = `${title} At the desk`;
  const says = async ({ url }: typeof first) =>
    (await (await fetch(`${url}/about`)).text()).includes(words);
  const received = () => tally(inbox.mails, readerOf);

  await change(first, today);
  await signIn(first.browser, data, owner);
  for (const { browser } of sites) browser.takeCookie(first.browser.cookie());
  await wordsOf(data).change('about.yaml', title, words);
  step = 'while words are published';
  await first.browser.press('publish');
  const shown = [await waitUntil(() => says(first), 300)];
  const draft = { do: 'keep', subject: 'Typed', words: 'Dear', version: '0' };
  await first.browser.press('keep-letter', draft);
  const wrong: string[] = [];
  for (const site of sites) wrong.push(...(await sitAtDesk(site)));
  const store = await openStore({ DATA_DIR: data.dataDir, ...database });
  await sendLetter(store);
  await waitUntil(() => received().size > workers, 300);
  step = 'at the kill';
  await first.kill();
  await first.start();
  await readHealth(first.url);

  await change(first, before);
  shown.push(await says(first));
  const sentBefore = received().size;
  wrong.push(...(await sitAtDesk(first, 'By phone')));
  const visitor = JSON.stringify({ email: 'visitor@example.com' });
  const subscribed = await caddy.visit(routes.newsletterApi, visitor);
  await load.acknowledged(between);
  const sentThere = received().size - sentBefore;
  for (const site of sites) await change(site, today);
  await load.end();

  for (const site of sites) shown.push(await waitUntil(() => says(site), 300));
  await waitUntil(() => received().size === readers, 300);
  const found = await messages.settle(
    inbox.mails,
    async () => (await readHealth(first.url)).isIdle,
  );
  const noted = store.db.selectFrom('leads').where('note', '=', 'By phone').select('answered_at');
  const [marks] = await noted.execute();
  const reader = store.db.selectFrom('subscribers').where('email', '=', 'visitor@example.com');
  const isReader = (await reader.select('id').execute()).length === 1;
  await store.close();
  const typed = await (await first.browser.get('/desk/letters')).text();
  const hasKept = Boolean(marks?.answered_at) && isReader && typed.includes('Typed');
  const letters = countRepeats(received());
  report(
    `there, killed, back and there again: ${where}`,
    found.missing + found.strange + letters.strange === 0 &&
      // Only what was under way in a killed process.
      found.twice + letters.twice <= 2 * workers &&
      received().size === readers &&
      sentThere > 0 &&
      subscribed === 200 &&
      hasKept &&
      wrong.length === 0 &&
      !shown.includes(false) &&
      refused.every((one) => one.endsWith('kill')),
    `${messages.acknowledged.size} acknowledged, ${found.missing} missing, ${found.twice} twice, ${found.strange} of them under another Message-ID; other answers: ${refused.join(', ') || 'none'}; ${received().size} of ${readers} readers have the letter, ${letters.twice} twice, ${sentThere} by the release before; desk: ${wrong.join(', ') || 'all well'}; published words are shown: ${shown}; what was done at the desk before is there: ${hasKept}`,
  );
}

const pages =
  ' /words /words/about /letters /letters/drafts/new /readers /visits /log /health /publish /sessions';

/** Reads and presses at the desk of a machine. @returns what was wrong */
async function sitAtDesk(
  { url, browser }: { url: string; browser: Browser },
  note = '',
): Promise<string[]> {
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
  if (note) await expect('note', browser.press('note', { id, note, was: '' }), 303);
  const { status } = await readHealth(url);
  if (status !== 200) wrong.push(`health: ${status}`);
  return wrong;
}

/** Whom a letter went to. */
function readerOf({ to }: Email): string | undefined {
  const address = to?.[0]?.address;
  return address?.startsWith('reader-') ? address : undefined;
}

async function sendLetter({ db }: Store): Promise<void> {
  const words = 'We wrote a [guide](/services/seo), *for you*.';
  const read = readDraft({ subject: 'The January letter', preview: '', words });
  if ('problems' in read) throw new Error(read.problems.join(' '));
  const { id, letter, source } = read;
  const rows = Array.from({ length: readers }, (_, number) => {
    const email = `reader-${number}@example.com`;
    return {
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      email,
      email_key: emailKey(email),
      inbox_key: email,
      consent_at: number + 1,
      consent_page: '/',
      policy_date: '2025-08-29',
      token: randomBytes(24).toString('base64url'),
      unsubscribed_at: null,
      welcomed_at: null,
    };
  });
  await db.insertInto('subscribers').values(rows).execute();
  await db
    .transaction()
    .execute((db) => beginLetter({ db }, { id, subject: letter.subject, source }, Date.now()));
}
