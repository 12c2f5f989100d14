import { host } from '#lib/base/host.ts';
import type { Store } from '#lib/database/store.ts';
import { composeDue } from '#lib/words/publications.ts';
import { startPublishing } from './start.ts';

/** What stopped it may be over then, in ms. */
const retry = 10 * 60_000;

let tried: { after: string | undefined; at: number } | undefined;

/** Has pages go live whose day has come, once for all instances. Who is told where that fails: mails.ts. */
export async function goLive(store: Store, at: number): Promise<void> {
  if (host.kind !== 'server') return;
  const candidate = await composeDue(store, at);
  if (!candidate) return;
  const { after } = candidate;
  if (tried && tried.after === after && at < tried.at + retry) return;
  tried = { after, at };
  if ((await startPublishing(store, { who: '', due: true })) === 'busy') tried = undefined;
}
