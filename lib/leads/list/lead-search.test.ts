import { content } from '#lib/content/content.ts';
import { onEachDatabase } from '#testing/databases.ts';
import { lead } from '#testing/seed.ts';
import { pageOfLeads } from '../lead-list.ts';
import { noteLead } from '../lead-marks.ts';
import { saveLead } from '../leads.ts';

const numbers = ['with a zero', 'with the code'];
const expected = {
  '03001234567': numbers,
  '0300-1234567': numbers,
  '+923001234567': numbers,
  '0092 300 1234567': numbers,
  '923001234567': numbers,
  '+92 (0) 300 1234567': numbers,
  '12345': numbers,
  '+442079460000': ['abroad'],
  '50% off': ['noted'],
  ABROAD: ['abroad'],
  '0300 7654321': [],
  '5_00': [],
};

onEachDatabase('a search for messages', (open) => {
  it('finds numbers however they were written, and words as they are', async () => {
    jest.replaceProperty(content().site, 'phone', '+923000000000');
    const store = await open();
    const save = (name: string, phone: string, at: number) =>
      saveLead(store, { ...lead, name, phone, message: name }, at);
    await save('with the code', '+92 (300) 123-4567', 1);
    await save('with a zero', '0300 1234567', 2);
    await save('abroad', '+44 20 7946 0000', 3);
    const { id } = await save('noted', '', 4);
    await noteLead(store, id, { note: 'Wants 50% Off, not 5000', was: null }, { who: 'x', at: 5 });
    const found: Record<string, string[]> = {};
    for (const search of Object.keys(expected)) {
      const leads = await pageOfLeads(store, { box: 'all', search, limit: 9, offset: 0 });
      found[search] = leads.map(({ name }) => name);
    }
    expect(found).toEqual(expected);
  });
});
