import { content } from '#lib/content/content.ts';
import type { OutboxEntry, Suspicion } from '#lib/database/schema.ts';
import { onEachDatabase, store } from '#testing/databases.ts';
import { press } from '#testing/press.ts';
import { addLead } from '#testing/seed.ts';
import { leadActs } from './acts.ts';
import { type LeadBox, pageOfLeads } from './lead-list.ts';

onEachDatabase('the list of messages', () => {
  let at = 0;
  function add(mail: Partial<OutboxEntry> = {}, suspicion: Suspicion | null = null) {
    at += 1;
    return addLead(store, { message: `${at}`, suspicion }, at, { due: at, ...mail });
  }
  const list = async (box: LeadBox, limit = 50) => {
    const leads = await pageOfLeads(store, { box, search: '', limit, offset: 0 });
    return leads.map(({ id, state }) => [state, id]);
  };

  it('shows the newest first, each with its state, or those of which somebody said so', async () => {
    const ids = {
      waiting: await add(),
      sent: await add({ sent_at: 5 }),
      refused: await add({ problem: 'refused', attempts: 3 }),
      dismissed: await add({}, 'honeypot filled'),
      held: await add({}, 'honeypot filled'),
      answered: await add({ sent_at: 5 }),
    };
    for (const state of ['dismissed', 'answered'] as const) {
      await press(store, leadActs[state], { id: ids[state] });
    }
    expect(await list('all')).toEqual(Object.entries(ids).reverse());
    for (const state of ['dismissed', 'held', 'answered'] as const) {
      expect(await list(state)).toEqual([[state, ids[state]]]);
    }
    expect((await list('open', 2)).map(([state]) => state)).toEqual(['refused', 'sent']);
  });

  it('is searched for numbers however they were written, and words as they are', async () => {
    jest.replaceProperty(content().site, 'phone', '+923000000000');
    const save = (name: string, phone: string, at: number) =>
      addLead(store, { name, phone, message: name }, at);
    await save('with the code', '+92 (300) 123-4567', 1);
    await save('with a zero', '0300 1234567', 2);
    await save('abroad', '+44 20 7946 0000', 3);
    const id = await save('noted', '', 4);
    await press(store, leadActs.note, { id, note: 'Wants 50% Off, not 5000' });
    for (const [search, names] of Object.entries(searches)) {
      const leads = await pageOfLeads(store, { box: 'all', search, limit: 9, offset: 0 });
      expect([search, leads.map(({ name }) => name)]).toEqual([search, names]);
    }
  });
});

const numbers = ['with a zero', 'with the code'];
const searches = {
  '03001234567': numbers,
  '+923001234567': numbers,
  '0092 300 1234567': numbers,
  '+92 (0) 300 1234567': numbers,
  '12345': numbers,
  '+442079460000': ['abroad'],
  '50% off': ['noted'],
  '0300 12345': numbers,
  ABROAD: ['abroad'],
  '0300 7654321': [],
  '5_00': [],
};
