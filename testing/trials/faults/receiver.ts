// SIGKILL at the moments that matter to a post to LEADS_URL; under load: moments.ts.
import type { Email } from 'postal-mime';
import { report } from '#testing/checks.ts';
import { startSite } from '#testing/site.ts';
import { askSite, lease, openMessages, readHealth, type Stored } from '#testing/trials/harness.ts';
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

/** A receiver whose posts count as mails do. @param answer whether it answers */
export async function openReceiver(answer: () => Promise<boolean>) {
  const mails: Email[] = [];
  const { url, close, received } = await openWebServer(async (request, response) => {
    const { body = '{}' } = received.at(-1) ?? {};
    const text: string = JSON.parse(body).data.message;
    mails.push({ text, messageId: String(request.headers['webhook-id']) } as Email);
    if (await answer()) response.writeHead(204).end();
  });
  return { url, mails, [Symbol.asyncDispose]: close };
}

export async function isPosted(url: string): Promise<boolean> {
  return (await readHealth(url)).backlog?.posts === 0;
}
