import { act } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { dropHeld, letGo } from './verdicts.ts';

const to = deskRoutes.home;

export const heldActs = {
  'let-go': act({
    right: 'owner',
    deed: 'held mail let go',
    done: { going: 'What waited is on its way.' },
    run: async (within, _fields, by) => ({ to, say: (await letGo(within, by)) ? 'going' : 'gone' }),
  }),

  'drop-held': act({
    right: 'owner',
    deed: 'held mail dropped',
    done: {
      dropped: 'What waited does not go. Letters are kept, under Letters.',
    },
    run: async (within) => ({ to, say: (await dropHeld(within)) ? 'dropped' : 'gone' }),
  }),
};
