import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import type { Ended, Far, Outcome, Step } from './maker.ts';

/** How far the last publication is, or what it came to. */
export type Progress = Far & {
  /** Empty where nobody has pressed: the day of a page has come. */
  who: string;
  begun: number;
  state: 'going on' | 'ended';
  ended?: Ended & { at: number };
};

/** How often it is written while it goes on; without that for so long it was cut off. In ms. */
const [interval, silence] = [1_000, 15_000];

/** Its row is the lock: of all that want to publish at once, one changes it. @returns undefined where another goes on */
export async function beginProgress({ db }: Store, who: string, at: number) {
  const begun = { who, begun: at, fresh_at: at, step: 'checking', done: null, pages: null };
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
  let far: Far = { step: 'checking' };
  const write = async (more: Partial<Database['publishing']> = {}) => {
    const { step, done = null, of: pages = null } = far;
    const row = { step, done, pages, fresh_at: Date.now(), ...more };
    await db.updateTable('publishing').set(row).where('begun', '=', at).execute();
  };
  // Where it cannot be written, what it comes to says so.
  const timer = setInterval(() => write().catch(() => undefined), interval).unref();
  return {
    tell: (news: Far) => {
      far = news;
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
  if (!row?.begun) return;
  const { who, begun, fresh_at, ended_at, how, reason } = row;
  const step = row.step as Step;
  const far = { step, ...(row.pages && { done: row.done ?? 0, of: row.pages }) };
  const isSilent = ended_at === null && fresh_at < now - silence;
  const outcome = isSilent ? 'cut off' : (how as Outcome | null);
  if (!outcome) return { who, begun, ...far, state: 'going on' };
  const ended = { at: ended_at ?? fresh_at, how: outcome, ...(reason && { reason }) };
  return { who, begun, ...far, state: 'ended', ended };
}

/** What the last publication came to is no longer so. */
export async function forgetProgress({ db }: Store): Promise<void> {
  await db.updateTable('publishing').set({ begun: 0 }).where('ended_at', 'is not', null).execute();
}
