import type { OutboxEntry, Suspicion } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { onEachDatabase } from '#testing/databases.ts';
import { lead, writeMailFile } from '#testing/seed.ts';
import { type LeadBox, pageOfLeads } from './lead-list.ts';
import { markLead } from './lead-marks.ts';
import { saveLead } from './leads.ts';

const actor = { who: 'owner@example.com', at: 9 };

onEachDatabase('the list of messages', (open) => {
  let store: Store;
  let at = 0;
  async function add(mail: Partial<OutboxEntry> = {}, suspicion: Suspicion | null = null) {
    at += 1;
    const { id } = await saveLead(store, { ...lead, message: `${at}`, suspicion }, at);
    const rows = store.db.updateTable('outbox').set({ due: at, ...mail });
    await rows.where('subject_id', '=', id).execute();
    return id;
  }
  const list = async (box: LeadBox, limit = 50) => {
    const leads = await pageOfLeads(store, { box, search: '', limit, offset: 0 });
    return leads.map(({ id, state }) => [state, id]);
  };

  it('shows the newest first, each with its state, or those of which somebody said so', async () => {
    store = await open();
    const ids = {
      waiting: await add(),
      sent: await add({ sent_at: 5 }),
      refused: await add({ problem: 'refused', attempts: 3 }),
      folder: await add({ sent_at: 5 }),
      dismissed: await add({}, 'honeypot filled'),
      held: await add({}, 'honeypot filled'),
      answered: await add({ sent_at: 5 }),
    };
    const mails = store.db.selectFrom('outbox').select('id').where('subject_id', '=', ids.folder);
    writeMailFile((await mails.executeTakeFirstOrThrow()).id);
    for (const state of ['dismissed', 'answered'] as const) {
      await markLead(store, ids[state], state, actor);
    }
    expect(await list('all')).toEqual(Object.entries(ids).reverse());
    for (const state of ['dismissed', 'held', 'answered'] as const) {
      expect(await list(state)).toEqual([[state, ids[state]]]);
    }
    expect((await list('open', 3)).map(([state]) => state)).toEqual(['folder', 'refused', 'sent']);
  });
});
