import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findCaddy, startCaddy } from '#testing/caddy.ts';
import { report } from '#testing/checks.ts';
import { startHeldSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { isIdle, openMessages, type Stored, startVisitors } from '#testing/trials/harness.ts';

const restarts = 5;
const between = 50;

/** One site, restarted under load, then replaced by a new release, as in docs/deploy.md. */
export async function restart({ name, settings }: Stored): Promise<void> {
  if (!findCaddy()) return;
  const releases = makeReleases();
  await using inbox = await openInbox();
  const env = { ...(await settings()), SMTP_URL: inbox.url, TRUSTED_PROXIES: '1' };
  await using site = await startHeldSite(env, releases.current);
  await using caddy = await startCaddy([site.url]);
  const messages = openMessages(caddy.visit);
  const load = startVisitors(messages);
  for (let count = 0; count <= restarts; count += 1) {
    await load.acknowledged(between);
    if (count === restarts) releases.switch();
    await site.stop();
    await site.start();
  }
  await load.acknowledged(between);
  await load.end();
  const isNew = String((await caddy.ask('/robots.txt')).body) === 'new';
  const { isOnce, text } = await messages.settle(inbox, () => isIdle(site.url), 60);
  releases.remove();
  report(
    `${restarts} restarts and a new release under load, ${name}`,
    messages.acknowledged.size >= (restarts + 2) * between &&
      [...messages.answers.keys()].join() === '200' &&
      isOnce &&
      isNew,
    `answers ${JSON.stringify(Object.fromEntries(messages.answers))}; ${text}; then the new release: ${isNew}`,
  );
}

/** `current` leads to this build, then to a copy of it, whose `robots.txt` says `new`. */
function makeReleases() {
  const root = mkdtempSync(path.join(tmpdir(), 'site-releases-'));
  const [current, after] = [path.join(root, 'current'), path.join(root, 'new')];
  mkdirSync(after);
  for (const entry of ['.next', 'node_modules', 'server', 'package.json', 'next.config.mjs']) {
    symlinkSync(path.resolve(entry), path.join(after, entry));
  }
  cpSync('dist', path.join(after, 'dist'), { recursive: true });
  writeFileSync(path.join(after, 'dist/public/robots.txt'), 'new');
  symlinkSync(process.cwd(), current);
  const switchRelease = () => {
    rmSync(current);
    symlinkSync(after, current);
  };
  return { current, switch: switchRelease, remove: () => rmSync(root, { recursive: true }) };
}
