import { log } from '#lib/base/log.ts';
import type { Store } from '#lib/database/store.ts';
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
