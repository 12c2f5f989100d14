// Four instances on one PostgreSQL, 2,000 leads: none lost, none twice.
import { setTimeout as wait } from 'node:timers/promises';
import { inParallel, report } from '#testing/checks.ts';
import { findPostgres, openPostgres } from '#testing/postgres.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { postLead, tally, waitUntil } from './support.ts';

const leads = 2_000;

export async function test(): Promise<void> {
  const bin = findPostgres();
  if (!bin) return;
  using postgres = await openPostgres(bin);
  await using inbox = await openInbox();
  const env = { SMTP_URL: inbox.url, DATABASE_URL: postgres.url };
  await using stack = new AsyncDisposableStack();
  const sites = await Promise.all([1, 2, 3, 4].map(() => startSite(env)));
  for (const site of sites) stack.use(site);
  let acknowledged = 0;
  const began = Date.now();
  await inParallel(leads, 16, async (number) => {
    const site = sites[number % sites.length];
    if (site && (await postLead(site.url, `instance-${number}`)) === 200) acknowledged += 1;
  });
  const rate = Math.round((leads * 1000) / (Date.now() - began));
  await waitUntil(() => tally(inbox.mails).size >= acknowledged, 180);
  await wait(3_000);
  const found = tally(inbox.mails);
  const again = [...found.values()].filter(({ times }) => times > 1).length;
  report(
    'four instances',
    acknowledged === leads && found.size === leads && again === 0,
    `${acknowledged} acknowledged at ${rate}/s, ${found.size} delivered, ${again} twice`,
  );
}
