// SIGKILL at the moments that matter to a message, and again and again under load.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { report } from '#testing/checks.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import {
  askSite,
  isIdle,
  killUnderLoad,
  lease,
  openMessages,
  type Stored,
} from '#testing/trials/harness.ts';
import { isPosted, openReceiver } from './receiver.ts';

export async function killAtEveryMoment(stored: Stored): Promise<void> {
  await Promise.all([
    killAt('between commit and send', stored, ({ come }) => ({ onConnect: () => come() })),
    killAt('during DATA', stored, ({ come }) => ({
      onData: (stream) => stream.once('data', () => come()),
    })),
    killAt('after the 250 and before the mark', stored, ({ answered, come, pid }) => ({
      async onData(stream, _session, done) {
        const { messageId } = await PostalMime.parse(await buffer(stream));
        await answered;
        // Stopped before the reply, or it might mark the mail as sent before the kill reaches it.
        process.kill(pid(), 'SIGSTOP');
        done();
        come(messageId);
      },
    })),
  ]);
  await loseNothing(stored);
}

type Moment = { answered: Promise<unknown>; come(messageId?: string): void; pid(): number };

async function killAt(
  label: string,
  { name, settings }: Stored,
  smtp: (moment: Moment) => SMTPServerOptions,
): Promise<void> {
  const answered = Promise.withResolvers<void>();
  const moment = Promise.withResolvers<string | undefined>();
  const pid = () => Number(site.pid());
  const first = await openInbox(smtp({ answered: answered.promise, come: moment.resolve, pid }));
  await using site = await startSite({ ...(await settings()), SMTP_URL: first.url });
  const messages = openMessages(askSite(site.url));
  if ((await messages.send()) !== 200) return report(`kill -9 ${label}, ${name}`, false, 'no 200');
  answered.resolve();
  const before = await moment.promise;
  await site.kill();
  await first.close();
  await using inbox = await openInbox({}, first.port);
  await site.start();
  const { isOnce, text } = await messages.settle(inbox, () => isIdle(site.url), lease);
  const [after] = inbox.mails;
  const isSame = before === undefined || after?.messageId === before;
  report(
    `kill -9 ${label}, ${name}`,
    messages.acknowledged.size === 1 && isOnce && isSame,
    before ? `${text}; under the ${isSame ? 'same' : 'ANOTHER'} Message-ID as before` : text,
  );
}

const load = { rounds: 10, between: 100 };
/** How many are in flight at most. */
const workers = { mails: 4, posts: 2 };

async function loseNothing({ name, postgres, settings }: Stored): Promise<void> {
  await using inbox = await openInbox();
  await using receiver = await openReceiver(async () => true);
  const env = { ...(await settings()), SMTP_URL: inbox.url, LEADS_URL: receiver.url };
  await using site = await startSite(env);
  const messages = openMessages(askSite(site.url));
  await killUnderLoad(site, messages, load, (round) => {
    if (postgres || round !== load.rounds / 2) return;
    for (const end of ['-wal', '-shm']) rmSync(path.join(site.dataDir, `site.sqlite${end}`));
  });
  const found = await messages.settle(inbox, () => isIdle(site.url), 2 * lease);
  const posted = await messages.settle(receiver, () => isPosted(site.url), 2 * lease);
  report(
    `kill -9 under load${postgres ? '' : ', once after its log was deleted'}, ${name}`,
    messages.acknowledged.size >= load.rounds * load.between &&
      found.missing + found.strange + posted.missing + posted.strange === 0 &&
      found.twice <= load.rounds * workers.mails &&
      posted.twice <= load.rounds * workers.posts,
    `${load.rounds} kills, ${found.text}; of posts ${posted.missing} missing, ${posted.twice} twice, ${posted.strange} of them under another id`,
  );
}
