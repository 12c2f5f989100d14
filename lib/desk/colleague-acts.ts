import { typedEmail } from '#lib/http/typed-text.ts';
import { actor, allow, fresh, say } from './act.ts';
import { invite, letPublish, takeOff } from './colleagues.ts';
import { deskRoutes } from './desk-routes.ts';
import { roles } from './rights.ts';

const peoplePage = deskRoutes.page('people');

export const colleagueActs = allow('owner', {
  'invite-person': fresh(async (desk, { email = '', role = '' }) => {
    const typed = typedEmail.safeParse(email);
    const given = roles.find((one) => one === role);
    if (!typed.success || !given) return say(peoplePage, 'no-address');
    const isNew = await invite(desk.store, { email: typed.data, role: given }, actor(desk));
    return say(peoplePage, isNew ? 'invited' : 'invited-already');
  }),

  'take-off': fresh(async (desk, { email = '' }) => {
    const isDone = await takeOff(desk.store, email, actor(desk));
    return say(peoplePage, isDone ? 'taken-off' : 'gone');
  }),

  'let-publish': fresh(async (desk, { email = '', allowed }) => {
    const mayPublish = allowed === 'yes';
    const isDone = await letPublish(desk.store, { email, mayPublish }, actor(desk));
    if (!isDone) return say(peoplePage, 'gone');
    return say(peoplePage, mayPublish ? 'may-publish' : 'publishes-no-more');
  }),
});
