import { actor, allow, say as sayOne } from '#lib/desk/old-act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { HeldSaid } from './said.ts';
import { dropHeld, letGo } from './verdicts.ts';

const say = sayOne<HeldSaid>;

export const heldActs = allow('owner', {
  'let-go': async (desk) => {
    await letGo(desk.store, actor(desk));
    return say(deskRoutes.home, 'held-let-go');
  },

  'drop-held': async (desk) => {
    await dropHeld(desk.store, actor(desk));
    return say(deskRoutes.home, 'held-dropped');
  },
});
