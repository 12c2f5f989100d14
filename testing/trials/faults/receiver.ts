// SIGKILL while messages are posted to LEADS_URL: at its moments, and again and again under load.
import type { Email } from 'postal-mime';
import { report } from '#testing/checks.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import {
  askSite,
  killUnderLoad,
  lease,
  openMessages,
  readHealth,
  type Stored,
} from '#testing/trials/harness.ts';
import { openWebServer } from '#testing/web-server.ts';

export async function killWhilePosting(stored: Stored): Promise<void> {
  await Promise.all([
    killAt('as the post arrives', stored, async () => false),
    killAt('after the 204 and before the mark', stored, async (pid) => {
      // Stopped before the answer, or it might mark the post as sent before the kill reaches it.
      process.kill(pid, 'SIGSTOP');
      return true;
    }),
  ]);
  await loseNothing(stored);
}

async function killAt(
  label: string,
  { name, settings }: Stored,
  meet: (pid: number) => Promise<boolean>,
): Promise<void> {
  const arrived = Promise.withResolvers<void>();
  const acknowledged = Promise.withResolvers<void>();
  await using receiver = await openReceiver(async () => {
    if (receiver.mails.length > 1) return true;
    await acknowledged.promise;
    const isAnswered = await meet(Number(site.pid()));
    arrived.resolve();
    return isAnswered;
  });
  await using site = await startSite({ ...(await settings()), LEADS_URL: receiver.url });
  const messages = openMessages(askSite(site.url));
  await messages.send();
  acknowledged.resolve();
  await arrived.promise;
  await site.kill();
  await site.start();
  const { missing, twice, strange, text } = await messages.settle(receiver, hasPosted, lease);
  report(
    `kill -9 ${label}, ${name}`,
    messages.acknowledged.size === 1 && missing + strange === 0 && twice === 1,
    text,
  );

  async function hasPosted() {
    return receiver.mails.length > 1 && (await isPosted(site.url));
  }
}

const load = { rounds: 10, between: 50 };
/** How many posts are in flight at most. */
const workers = 2;

async function loseNothing({ name, settings }: Stored): Promise<void> {
  await using inbox = await openInbox();
  await using receiver = await openReceiver(async () => true);
  const env = { ...(await settings()), SMTP_URL: inbox.url, LEADS_URL: receiver.url };
  await using site = await startSite(env);
  const messages = openMessages(askSite(site.url));
  await killUnderLoad(site, messages, load);
  const posted = await messages.settle(receiver, () => isPosted(site.url), 2 * lease);
  report(
    `kill -9 under load, posts to LEADS_URL, ${name}`,
    messages.acknowledged.size >= load.rounds * load.between &&
      posted.missing + posted.strange === 0 &&
      posted.twice <= load.rounds * workers,
    `${load.rounds} kills, ${posted.text.replace('Message-ID', 'webhook-id')}`,
  );
}

/** A receiver whose posts count as mails do. @param answer whether it answers */
async function openReceiver(answer: () => Promise<boolean>) {
  const mails: Email[] = [];
  const { url, close, received } = await openWebServer(async (request, response) => {
    const { body = '{}' } = received.at(-1) ?? {};
    const text: string = JSON.parse(body).data.message;
    mails.push({ text, messageId: String(request.headers['webhook-id']) } as Email);
    if (await answer()) response.writeHead(204).end();
  });
  return { url, mails, [Symbol.asyncDispose]: close };
}

async function isPosted(url: string): Promise<boolean> {
  return (await readHealth(url)).backlog?.posts === 0;
}
