import { type Actor, recordDeed } from '#lib/database/deed-log.ts';
import { act, type Within } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { planDraft } from '#lib/letters/drafts.ts';
import { resumeLetter } from '#lib/letters/letters.ts';
import { takeBack } from '#lib/post/held.ts';
import { isPost } from '#lib/post/kinds.ts';

const to = deskRoutes.home;

export const heldActs = {
  'let-go': act('owner', {
    deed: 'held mail let go',
    done: { going: 'What waited is on its way.' },
    run: async (within, _fields, by) => ({ to, say: (await letGo(within, by)) ? 'going' : 'gone' }),
  }),

  /** Letters stay as they are: stopped, and as drafts. */
  'drop-held': act('owner', {
    deed: 'held mail dropped',
    done: {
      dropped: 'What waited does not go. Letters are kept, under Letters.',
    },
    async run({ db }, _fields, { at }) {
      // The receiver may have got it, and is told what becomes of its message.
      const posts = await takeBack(db, isPost, { attempts: 1, sent_at: at });
      const dropped = await db.deleteFrom('held').returning('id').execute();
      return { to, say: posts + dropped.length > 0 ? 'dropped' : 'gone' };
    },
  }),
};

/**
 * Has all of it go as it would have. What was planned for a time that has passed goes now.
 *
 * @returns whether there was any
 */
async function letGo(within: Within, by: Actor): Promise<boolean> {
  const { db } = within;
  const mails = await takeBack(db, () => true, { due: by.at, created_at: by.at, attempts: 1 });
  const held = await db.deleteFrom('held').returningAll().execute();
  const of = (which: string) => held.filter(({ kind }) => kind === which);
  for (const { id } of of('letter')) {
    if (await resumeLetter(within, id, by.at)) await recordDeed(db, by, 'letter resumed', id);
  }
  for (const { id, what } of of('plan')) {
    const { version, planned_at } = JSON.parse(what);
    // One that was changed since, somebody has in hand.
    const isPlanned = await planDraft(within, { id, version }, Math.max(planned_at, by.at), by);
    if (isPlanned) await recordDeed(db, by, 'letter planned', id);
  }
  return mails + held.length > 0;
}
