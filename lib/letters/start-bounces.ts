import { log } from '#lib/base/log.ts';
import { getStore } from '#lib/database/store.ts';
import { takeSlot } from '#lib/post/paces.ts';

/** In ms. One of all instances reads in each interval, and is done before it ends. */
const interval = 2 * 60_000;
const lookInterval = interval / 4;

/** Reads the mailbox of bounces from now on. @returns a function that ends it, once what is under way is done */
export function startBounces(url: string): () => Promise<void> {
  let reading: Promise<void> | undefined;
  const look = () => {
    reading ??= readInTurn(url).finally(() => {
      reading = undefined;
    });
  };
  const timer = setInterval(look, lookInterval);
  look();
  return async () => {
    clearInterval(timer);
    await reading;
  };
}

async function readInTurn(url: string): Promise<void> {
  try {
    const store = await getStore();
    // Loaded when it is needed: most sites have no such mailbox.
    const { readMailbox } = await import('./bounces/read-mailbox.ts');
    const isTaken = (await takeSlot(store, 'bounces', Date.now(), interval)) !== undefined;
    if (!isTaken) await readMailbox(store, url, Date.now());
  } catch (error) {
    log.error('the mailbox of bounces was not read, as the store failed', { error });
  }
}
