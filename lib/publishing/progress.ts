import { host } from '#lib/base/host.ts';
import { log } from '#lib/base/log.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { composeDue } from '#lib/words/publications.ts';
import { askMaker, type Ended, type Job, type Outcome } from './ask-maker.ts';
import { tellNotLive } from './mails.ts';

/** Publishes words. @returns whether it began: `busy` where another publication goes on */
export async function startPublishing(store: Store, job: Job): Promise<'begun' | 'busy'> {
  const at = Date.now();
  const progress = await beginProgress(store, job.who, at);
  if (!progress) return 'busy';
  void askMaker({ publish: job }, progress.tell)
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

/** Has pages go live whose day has come, once for all instances. Who is told where that fails: mails.ts. */
export async function goLive(store: Store, at: number): Promise<void> {
  if (host.kind !== 'server' || !(await composeDue(store, at))) return;
  const last = await readProgress(store);
  if (last?.who === '' && at < last.begun + retry) return;
  await startPublishing(store, { who: '', due: true });
}

/** How far the last publication is, or what it came to. */
export type Progress = {
  step: string;
  /** Empty where nobody has pressed: the day of a page has come. */
  who: string;
  begun: number;
  /** Undefined while it goes on. */
  ended: (Ended & { at: number }) | undefined;
};

/** How often it is written while it goes on; without that for so long it was cut off. In ms. */
const [interval, silence] = [1_000, 15_000];

/** Its row is the lock: of all that want to publish at once, one changes it. @returns undefined where another goes on */
async function beginProgress({ db }: Store, who: string, at: number) {
  const begun = { who, begun: at, fresh_at: at, step: '' };
  const row = { ...begun, ended_at: null, how: null, reason: null };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('publishing')
    .values({ id: 1, ...row })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('publishing.ended_at', 'is not', null),
            eb('publishing.fresh_at', '<', at - silence),
          ]),
        ),
    )
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return;
  let step = '';
  const write = async (more: Partial<Database['publishing']> = {}) => {
    const row = { step, fresh_at: Date.now(), ...more };
    await db.updateTable('publishing').set(row).where('begun', '=', at).execute();
  };
  // Where it cannot be written, what it comes to says so.
  const timer = setInterval(() => write().catch(() => undefined), interval).unref();
  return {
    tell: (now: string) => {
      step = now;
    },
    async end({ how, reason }: Ended) {
      clearInterval(timer);
      await write({ ended_at: Date.now(), how, reason: reason ?? null });
    },
  };
}

/** Of the last publication, if there was one. */
export async function readProgress({ db }: Store, now = Date.now()): Promise<Progress | undefined> {
  const row = await db.selectFrom('publishing').selectAll().executeTakeFirst();
  if (!row) return;
  const { who, begun, step, fresh_at, ended_at, how, reason } = row;
  const isSilent = ended_at === null && fresh_at < now - silence;
  const outcome = isSilent ? 'cut off' : (how as Outcome | null);
  const ended = outcome
    ? { at: ended_at ?? fresh_at, how: outcome, ...(reason && { reason }) }
    : undefined;
  return { who, begun, step, ended };
}
