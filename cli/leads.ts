import { count, cut } from '#lib/base/text.ts';
import type { Store } from '#lib/database/store.ts';
import { type Act, type Fields, perform, refusedByAny } from '#lib/desk/act.ts';
import { deskOf } from '#lib/desk/on-desk.ts';
import { pageOfLeads } from '#lib/leads/lead-list.ts';
import { retryAll } from '#lib/post/retry.ts';
import type { Answer } from './answer.ts';

/** Does what a button of the desk does, and says what it says there. */
export async function press(store: Store, act: Act, fields: Fields): Promise<Answer> {
  const outcome = await perform(act, deskOf(store, 'command'), fields);
  const said = String(Object(outcome).say);
  const done = act.done?.[said];
  const text = done ?? { ...act.partly, ...act.refused, ...refusedByAny }[said] ?? '';
  return { text, data: { said, text }, exitCode: done === undefined ? 1 : 0 };
}

export async function listLeads(store: Store, box: 'held' | 'open'): Promise<Answer> {
  const leads = await pageOfLeads(store, { box, search: '', limit: 1_000_000, offset: 0 });
  const listed = leads.map(({ id, received_at, name, message }) => {
    const [received] = new Date(received_at).toISOString().split('.');
    return { id, received: `${received}Z`, name, begins: cut(message.replace(/\s+/g, ' '), 80) };
  });
  const lines = listed.map(
    ({ id, received, name, begins }) => `${id}  ${received}  ${name}: ${begins}`,
  );
  return { text: lines.join('\n') || 'There are none.', data: { [box]: listed } };
}

export async function retry(store: Store): Promise<Answer> {
  const retried = await retryAll(store, { who: 'command', at: Date.now() });
  return { text: `${count(retried, 'mail')} will be tried now.`, data: { retried } };
}
