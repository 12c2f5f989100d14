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

const deskPages =
  '/words /words/about /letters /letters/drafts/new /readers /visits /log /health /publish /sessions';

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
  const load = messages.startVisitors();
  const change = async (site: typeof first, release: string) => {
    await load.acknowledged(between);
    step = 'while one is replaced';
    await site.stop();
    site.how.cwd = release;
    await site.start();
    await isIdle(site.url);
    step = 'between';
    await load.acknowledged(between);
  };
  const { title } = content().about.hero;
  const words = `${title} At the desk`;
  const expectWords = async ({ url }: typeof first) => {
    const says = async () => (await (await fetch(`${url}/about`)).text()).includes(words);
    if (!(await waitUntil(says, 300))) wrong.push(`not published ${step}`);
  };
  /** Reads and presses at the desk of a machine. */
  const sitAtDesk = async ({ browser }: typeof first) => {
    for (const page of deskPages.split(' ')) {
      const { status } = await browser.get(`/desk${page}`);
      if (status !== 200) wrong.push(`${status} of ${page} ${step}`);
    }
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
  await load.end();
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

/** The release before, built; it is kept for the next run, as that takes minutes. */
function buildReleaseBefore(): string {
  const folder = path.join(tmpdir(), `site-release-${commit}`);
  if (existsSync(path.join(folder, 'dist/about.json'))) return folder;
  console.info(`Building the release before, ${commit}, in ${folder}…`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  execFileSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, folder]);
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'inherit' });
  return folder;
}
