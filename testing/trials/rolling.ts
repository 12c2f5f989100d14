// The next release on one machine or two behind Caddy, under load: there, killed in it, back to the release before, and
// there again. Meanwhile words are published, and somebody sits at the desk.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content } from '#lib/content/content.ts';
import { findCaddy, startCaddy } from '#testing/caddy.ts';
import { openBrowser, owner, signIn } from '#testing/desk.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { wordsOf } from '#testing/words.ts';
import { isIdle, openMessages, report, waitUntil } from './harness.ts';

/** Messages before and after each change of a machine. */
const between = 100;
/** How many mails an instance has in flight at most. */
const workers = 4;

export async function roll(where: string, machines: number, database: Record<string, string> = {}) {
  if (!findCaddy()) return;
  const [before, today] = [buildReleaseBefore(), process.cwd()];
  await using stack = new AsyncDisposableStack();
  const inbox = stack.use(await openInbox());
  const env = {
    ...database,
    ...{ SMTP_URL: inbox.url, MAIL_TO: 'leads@example.com' },
    ...{ TRUSTED_PROXIES: '1', DESK_PEOPLE: owner },
  };
  const openMachine = async () => {
    const how = { isHeld: true, cwd: before };
    const site = stack.use(await startSite(env, how));
    await isIdle(site.url);
    return { ...site, how, browser: openBrowser(site) };
  };
  const first = await openMachine();
  const sites = [first];
  while (sites.length < machines) sites.push(await openMachine());
  const caddy = stack.use(await startCaddy(sites.map(({ url }) => url)));
  const data = { dataDir: first.dataDir, DATABASE_URL: database.DATABASE_URL };

  let step = 'before';
  const wrong: string[] = [];
  const messages = openMessages(async (...asked) => {
    const { status } = await caddy.ask(...asked).catch(() => ({ status: 0 }));
    // What was under way in a killed process.
    if (status !== 200 && step !== 'at the kill') wrong.push(`${status} ${step}`);
    return { status };
  });
  const endVisits = messages.startVisitors();
  const change = async (site: typeof first, release: string) => {
    await messages.more(between);
    step = 'while one is replaced';
    await site.stop();
    site.how.cwd = release;
    await site.start();
    await isIdle(site.url);
    step = 'between';
    await messages.more(between);
  };
  const { title } = content().about.hero;
  const words = `${title} At the desk`;
  const expectWords = async ({ url }: typeof first) => {
    const says = async () => (await (await fetch(`${url}/about`)).text()).includes(words);
    if (!(await waitUntil(says, 300))) wrong.push(`not published ${step}`);
  };
  /** Reads what the menu leads to, and presses, at the desk of a machine. */
  const sitAtDesk = async ({ browser }: typeof first) => {
    const menus = (await (await browser.get('/desk')).text()).match(/<nav .*?<\/nav>/gs)?.join();
    const pages = menus?.match(/(?<= href=")\/desk[^"]*/g) ?? [];
    for (const page of [...pages, '/desk/words/about', '/desk/letters/drafts/new']) {
      const { status } = await browser.get(page);
      if (status !== 200) wrong.push(`${status} of ${page} ${step}`);
    }
    if (pages.length < 10) wrong.push(`the menu leads to ${pages.length} pages ${step}`);
    const list = await (await browser.get('/desk?q=shop')).text();
    const [, id = ''] = /\/desk\/messages\/([\da-f-]{36})/.exec(list) ?? [];
    const place = (await browser.press('answered', { id })).headers.get('location');
    if (!place?.includes('say=answered')) wrong.push(`not answered ${step}`);
  };

  await change(first, today);
  for (const site of sites) site.browser = await signIn({ ...data, url: site.url }, owner);
  await wordsOf(data).change('about.yaml', title, words);
  await first.browser.press('publish');
  await expectWords(first);
  for (const site of sites) await sitAtDesk(site);
  step = 'at the kill';
  await first.kill();
  await first.start();
  await isIdle(first.url);
  await change(first, before);
  await expectWords(first);
  await sitAtDesk(first);
  for (const site of sites) await change(site, today);
  await endVisits();
  for (const site of sites) await expectWords(site);
  const found = await messages.settle(inbox.mails, first.url);
  report(
    `there, killed, back and there again: ${where}`,
    found.missing + found.strange + wrong.length === 0 && found.twice <= workers,
    { ...found, wrong },
  );
}

/** 1.1.0; a checkout may lack its tag. */
const commit = process.env.RELEASE_BEFORE ?? 'd0658c8f';
/** It is kept for the next run, as to build it takes minutes. */
const folder = path.join(tmpdir(), `site-release-${commit}`);

/** The release before, built. */
function buildReleaseBefore(): string {
  if (existsSync(path.join(folder, 'dist/about.json'))) return folder;
  console.info(`Building the release before, ${commit}, in ${folder}…`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  execFileSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, folder]);
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'inherit' });
  return folder;
}
