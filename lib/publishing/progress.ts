import { host } from '#lib/base/host.ts';
import { log } from '#lib/base/log.ts';
import { changeRows, findRow } from '#lib/database/rows.ts';
import type { RowOf } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { composeDue } from '#lib/words/publications.ts';
import { askMaker, type Ended, type Job, type Outcome } from './ask-maker.ts';
import { tellNotLive } from './mails.ts';

/** Publishes words. @returns whether it began: `busy` where another publication goes on */
export async function startPublishing(store: Store, job: Job): Promise<'begun' | 'busy'> {
  const at = Date.now();
  if (!(await begin(store, job.who, at))) return 'busy';
  publishFrom(store, job, at).catch((error) =>
    log.error('what publishing has come to cannot be told', { error }),
  );
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

/** Its row is the lock: of all that want to publish at once, one changes it. @returns whether this one has */
async function begin({ db }: Store, who: string, at: number): Promise<boolean> {
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
  return Boolean(numInsertedOrUpdatedRows);
}

/** Has it done, and keeps its row fresh until it has ended. */
async function publishFrom(store: Store, job: Job, begun: number): Promise<void> {
  let step = '';
  const write = (ended: Partial<RowOf<'publishing'>> = {}) =>
    changeRows(store.db, 'publishing', { begun }, { step, fresh_at: Date.now(), ...ended });
  // Where it cannot be written, what it comes to says so.
  const timer = setInterval(() => write().catch(() => undefined), interval).unref();
  const tell = (now: string) => {
    step = now;
  };
  // It was killed, or has no memory left: what is expected to fail, it tells.
  const cutOff = (): Ended => ({ how: 'cut off' });
  const { how, reason = null } = await askMaker({ publish: job }, tell).catch(cutOff);
  clearInterval(timer);
  await write({ ended_at: Date.now(), how, reason });
  if (job.due && how !== 'published') await tellNotLive(store, begun);
}

/** Of the last publication, if there was one. */
export async function readProgress({ db }: Store, now = Date.now()): Promise<Progress | undefined> {
  const row = await findRow(db, 'publishing', {});
  if (!row) return;
  const { who, begun, step, fresh_at, ended_at, how, reason } = row;
  const isSilent = ended_at === null && fresh_at < now - silence;
  const outcome = isSilent ? 'cut off' : (how as Outcome | null);
  const ended = outcome
    ? { at: ended_at ?? fresh_at, how: outcome, ...(reason && { reason }) }
    : undefined;
  return { who, begun, step, ended };
}
