import type { Store } from '#lib/database/store.ts';
import type { Act, Fields } from '#lib/desk/act.ts';
import { performAs } from '#lib/desk/perform-as.ts';

/** Does what an owner presses. @param at by the clock, in ms @returns what is said of it */
export async function press(
  store: Store,
  act: Act,
  fields: Fields,
  { who = 'owner@example.com', at }: { who?: string; at?: number } = {},
): Promise<string | undefined> {
  const clock = at === undefined ? undefined : jest.spyOn(Date, 'now').mockReturnValue(at);
  const outcome = await performAs(who, store, act, fields);
  clock?.mockRestore();
  return typeof outcome === 'object' && 'say' in outcome ? outcome.say : undefined;
}
