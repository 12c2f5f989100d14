import { onEachDatabase } from '#testing/databases.ts';
import { consentOf } from '#testing/seed.ts';
import { readMailboxState, writeMailboxState } from '../mailbox-state.ts';
import { subscribe } from '../subscribers.ts';
import { recordReturn } from './returned.ts';

onEachDatabase('mail that comes back', (open) => {
  it('counts once, and takes its reader off', async () => {
    const store = await open();
    await subscribe(store, consentOf('reader@example.com'), 1);
    const [welcome] = await store.db.selectFrom('outbox').selectAll().execute();
    const report = { kind: 'hard', status: '5.1.1', keys: [], ids: [welcome?.id ?? ''] } as const;
    const outcomes = [await recordReturn(store, report, 1), await recordReturn(store, report, 2)];
    expect(outcomes).toMatchObject([{ isNew: true }, { isNew: false }]);
    const readers = await store.db.selectFrom('subscribers').selectAll().execute();
    expect(readers).toMatchObject([{ left_by: 'gone' }]);
  });

  it('is read on from where it was read to', async () => {
    const store = await open();
    await writeMailboxState(store, { ...(await readMailboxState(store)), last_uid: 3 });
    expect(await readMailboxState(store)).toMatchObject({ last_uid: 3, problem: null });
  });
});
