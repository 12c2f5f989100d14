import type { Store } from '#lib/database/store.ts';
import { type Act, type Fields, perform, refusedByAny } from '#lib/desk/act.ts';
import type { SignedIn } from '#lib/desk/sessions.ts';
import type { Answer } from './answer.ts';

/** Whoever runs a command may do what an owner does who has just signed in. */
const command: SignedIn = {
  email: 'command',
  role: 'owner',
  mayPublish: true,
  sessionId: '',
  isFresh: true,
};

/** Does what a button of the desk does, and says what it says there. */
export async function press(store: Store, act: Act, fields: Fields): Promise<Answer> {
  const outcome = await perform(act, { store, person: command }, fields);
  const said = String(Object(outcome).say);
  const done = act.done?.[said];
  const text = done ?? { ...act.refused, ...refusedByAny }[said] ?? '';
  return { text, data: { said, text }, exitCode: done === undefined ? 1 : 0 };
}
