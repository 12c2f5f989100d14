import { onEachDatabase } from '#testing/databases.ts';
import { consentOf } from '#testing/seed.ts';
import { readMailboxState, writeMailboxState } from '../mailbox-state.ts';
import { subscribe } from '../subscribers.ts';
import { recordReturn } from './returned.ts';

onEachDatabase('mail that comes back', (open) => {
  it('counts once of a kind, and takes its reader off where the address is no more', async () => {
    const store = await open();
    await subscribe(store, consentOf('reader@example.com'), 1);
    const [welcome] = await store.db.selectFrom('outbox').selectAll().execute();
    const news: (boolean | undefined)[] = [];
    for (const kind of ['soft', 'soft', 'hard', 'hard'] as const) {
      const report = { kind, status: '', keys: [], ids: [welcome?.id ?? ''] };
      news.push((await recordReturn(store, report, 1))?.isNew);
    }
    expect(news).toEqual([true, false, true, false]);
    const readers = await store.db.selectFrom('subscribers').selectAll().execute();
    expect(readers).toMatchObject([{ left_by: 'gone' }]);
  });

  it('is read on from where it was read to', async () => {
    const store = await open();
    await writeMailboxState(store, { ...(await readMailboxState(store)), last_uid: 3 });
    expect(await readMailboxState(store)).toMatchObject({ last_uid: 3, problem: null });
  });
});
