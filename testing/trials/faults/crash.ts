// 1,000 acknowledged leads while the process is killed (SIGKILL) every few seconds.
import { setTimeout as wait } from 'node:timers/promises';
import { inParallel, report } from '#testing/checks.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { onEachStore, postLead, readHealth, type Stored, tally, waitUntil } from './support.ts';

const leads = 1_000;

export function test(): Promise<void> {
  return onEachStore(killRepeatedly);
}

async function killRepeatedly({ name, settings }: Stored): Promise<void> {
  await using inbox = await openInbox();
  await using site = await startSite({ ...(await settings()), SMTP_URL: inbox.url });
  const acknowledged = new Set<string>();
  let kills = 0;
  let done = false;
  const killer = (async () => {
    while (!done) {
      await wait(2_000 + Math.random() * 2_000);
      if (done) return;
      await site.kill();
      kills += 1;
      await site.start();
      // API calls wait until Next has started: a kill before that would only cut them off.
      await readHealth(site.url);
    }
  })();
  let sent = 0;
  await inParallel(8, 8, async (lane) => {
    while (acknowledged.size < leads) {
      sent += 1;
      const mark = `crash-${lane}-${sent}`;
      if ((await postLead(site.url, mark)) === 200) acknowledged.add(mark);
      await wait(150);
    }
  });
  done = true;
  await killer;
  const missing = () => [...acknowledged].filter((mark) => !tally(inbox.mails).has(mark)).length;
  await waitUntil(() => missing() === 0, 120);
  await wait(3_000);
  const found = tally(inbox.mails);
  const again = [...found.values()].filter(({ times }) => times > 1);
  const strange = again.filter(({ ids }) => ids.size > 1).length;
  const share = (100 * again.length) / found.size;
  report(
    `kill -9, ${name}`,
    missing() === 0 && strange === 0 && share < 2,
    `${kills} kills, ${acknowledged.size} acknowledged, ${missing()} missing, ${again.length} twice (${share.toFixed(2)} %), ${strange} of them under another Message-ID`,
  );
}
