import type { Selectable } from 'kysely';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';

const name = 'bounces';

export type MailboxState = Selectable<Database['mailbox_states']>;

const fresh: MailboxState = {
  name,
  uid_validity: '',
  last_uid: 0,
  problem: null,
  problem_since: null,
};

/** How far the mailbox of bounces has been read, and what was wrong the last time. */
export async function readMailboxState({ db }: Store): Promise<MailboxState> {
  const found = await db
    .selectFrom('mailbox_states')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
  return found ?? fresh;
}

export async function writeMailboxState({ db }: Store, state: MailboxState): Promise<void> {
  await db
    .insertInto('mailbox_states')
    .values(state)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(state))
    .execute();
}

export type MailboxHealth = 'ok' | 'retrying' | NonNullable<MailboxState['problem']>;

/** What may pass by itself has so long, in ms. */
const longestAbsence = 15 * 60_000;

/** Whether the mailbox of bounces could be read the last time. */
export async function readMailboxHealth(store: Store, now: number): Promise<MailboxHealth> {
  const { problem, problem_since } = await readMailboxState(store);
  const mayPass = problem === 'away' || problem === 'name' || problem === 'refused';
  if (mayPass && now - (problem_since ?? now) <= longestAbsence) return 'retrying';
  return problem ?? 'ok';
}
