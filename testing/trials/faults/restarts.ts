import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aboutOf, writeProof } from '#lib/publishing/whole.ts';
import { findCaddy, startCaddy } from '#testing/caddy.ts';
import { report } from '#testing/checks.ts';
import { startHeldSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { isIdle, openMessages, type Stored, startVisitors } from '#testing/trials/harness.ts';
import { openReleases, today } from '#testing/trials/releases.ts';

const restarts = 5;
const between = 50;

/** One site, restarted under load, then replaced by a new release, as in docs/deploy.md. */
export async function restart({ name, settings }: Stored): Promise<void> {
  if (!findCaddy()) return;
  using releases = openReleases(today);
  const next = makeRelease(releases.root);
  await using inbox = await openInbox();
  const env = { ...(await settings()), SMTP_URL: inbox.url, TRUSTED_PROXIES: '1' };
  await using site = await startHeldSite(env, releases.current);
  await using caddy = await startCaddy([site.url]);
  const messages = openMessages(caddy.visit);
  const load = startVisitors(messages);
  for (let count = 0; count <= restarts; count += 1) {
    await load.acknowledged(between);
    if (count === restarts) releases.switchTo(next);
    await site.stop();
    await site.start();
  }
  await load.acknowledged(between);
  await load.end();
  const isNew = String((await caddy.ask('/robots.txt')).body) === 'new';
  const { isOnce, text } = await messages.settle(inbox, () => isIdle(site.url), 60);
  report(
    `${restarts} restarts and a new release under load, ${name}`,
    messages.acknowledged.size >= (restarts + 2) * between &&
      [...messages.answers.keys()].join() === '200' &&
      isOnce &&
      isNew,
    `answers ${JSON.stringify(Object.fromEntries(messages.answers))}; ${text}; then the new release: ${isNew}`,
  );
}

/** A copy of this build, whose `robots.txt` says `new`. */
function makeRelease(root: string): string {
  const release = path.join(root, 'new');
  mkdirSync(release);
  const others = readdirSync('.').filter((entry) => entry !== 'dist');
  for (const entry of others) symlinkSync(path.resolve(entry), path.join(release, entry));
  const pages = path.join(release, 'dist');
  cpSync('dist', pages, { recursive: true });
  writeFileSync(path.join(pages, 'public/robots.txt'), 'new');
  const about = aboutOf(pages);
  if (about) writeProof(pages, about);
  return release;
}
