import type { Store } from '#lib/database/store.ts';
import { type Act, type Fields, perform, refusedByAny } from '#lib/desk/act.ts';
import { deskOf } from '#lib/desk/on-desk.ts';
import type { Answer } from './answer.ts';

/** Does what a button of the desk does, and says what it says there. */
export async function press(store: Store, act: Act, fields: Fields): Promise<Answer> {
  const outcome = await perform(act, deskOf(store, 'command'), fields);
  const said = String(Object(outcome).say);
  const done = act.done?.[said];
  const text = done ?? { ...act.partly, ...act.refused, ...refusedByAny }[said] ?? '';
  return { text, data: { said, text }, exitCode: done === undefined ? 1 : 0 };
}
