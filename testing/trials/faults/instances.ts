// Two instances on one PostgreSQL behind Caddy, as in docs/deploy.md: each killed, then stopped under load.

import { findCaddy, startCaddy } from '#testing/caddy.ts';
import { report } from '#testing/checks.ts';
import { startHeldSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { isIdle, openMessages, type Stored, startVisitors } from '#testing/trials/harness.ts';

const visitors = 8;
const between = 200;
/** How many mails an instance has in flight at most. */
const workers = 4;

export async function killInstances({ postgres, settings }: Stored): Promise<void> {
  if (!postgres || !findCaddy()) return;
  await using inbox = await openInbox();
  const env = { ...(await settings()), SMTP_URL: inbox.url, TRUSTED_PROXIES: '1' };
  // At once, so that both find an empty database.
  const sites = await Promise.all([startHeldSite(env), startHeldSite(env)]);
  await using stack = new AsyncDisposableStack();
  for (const site of sites) stack.use(site);
  await using caddy = await startCaddy(sites.map(({ url }) => url));
  const messages = openMessages(caddy.visit);
  const load = startVisitors(messages, visitors);
  const ends = sites.flatMap(({ kill, stop, start }) => [
    { end: kill, start },
    { end: stop, start },
  ]);
  for (const { end, start } of ends) {
    await load.acknowledged(between);
    await end();
    await load.acknowledged(between);
    await start();
  }
  await load.acknowledged(between);
  await load.end();
  const [{ url }] = sites;
  const found = await messages.settle(inbox, () => isIdle(url), 150);
  const { 200: _, ...refused } = Object.fromEntries(messages.answers);
  const refusals = Object.values(refused).reduce((sum, times) => sum + times, 0);
  report(
    'two instances behind Caddy, each killed and stopped under load, PostgreSQL',
    messages.acknowledged.size >= 9 * between &&
      found.missing + found.strange === 0 &&
      // Only what was under way in a killed process.
      found.twice <= 2 * workers &&
      refusals <= visitors,
    `${found.text}; other answers ${JSON.stringify(refused)}`,
  );
}
