import { host } from '#lib/base/host.ts';
import { log } from '#lib/base/log.ts';
import { processWide } from '#lib/base/process-wide.ts';
import type { Store } from '#lib/database/store.ts';
import { composeDue } from '#lib/words/publications.ts';
import { startPublishing } from './start.ts';

/** What stopped it may be over then, in ms. */
const retry = 60 * 60_000;

const slot = processWide<{ tried?: { after: string | undefined; at: number } }>('due', () => ({}));

/** Has pages go live whose day has come, once for all instances. Who is told where that fails: mails.ts. */
export async function goLive(store: Store, at: number): Promise<void> {
  if (host.kind !== 'server') return;
  const candidate = await composeDue(store, at);
  if (!candidate) return;
  const [{ after }, { tried }] = [candidate, slot];
  if (tried && tried.after === after && at < tried.at + retry) return;
  try {
    if ((await startPublishing({ due: true })) === 'begun') slot.tried = { after, at };
  } catch (error) {
    slot.tried = { after, at };
    log.error('a page whose day has come cannot be published', { error });
  }
}
