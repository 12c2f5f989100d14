import { host } from '#lib/base/host.ts';
import { log } from '#lib/base/log.ts';
import type { Store } from '#lib/database/store.ts';
import { composeDue } from '#lib/words/publications.ts';
import { tellNotLive } from './mails.ts';
import { askMaker, type Ended, type Job } from './maker.ts';
import { beginProgress } from './progress.ts';

/** Publishes words. @returns whether it began: `busy` where another publication goes on */
export async function startPublishing(store: Store, job: Job): Promise<'begun' | 'busy'> {
  const at = Date.now();
  const progress = await beginProgress(store, job.who, at);
  if (!progress) return 'busy';
  void askMaker('publish', job, progress.tell)
    // It was killed, or has no memory left: what is expected to fail, it tells.
    .catch((): Ended => ({ how: 'cut off' }))
    .then(async (ended) => {
      await progress.end(ended);
      if (job.due && ended.how !== 'published') await tellNotLive(store, at);
    })
    .catch((error) => log.error('what publishing has come to cannot be told', { error }));
  return 'begun';
}

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
