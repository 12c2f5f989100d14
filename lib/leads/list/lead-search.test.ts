import { content } from '#lib/content/content.ts';
import { onEachDatabase } from '#testing/databases.ts';
import { lead } from '#testing/seed.ts';
import { pageOfLeads } from '../lead-list.ts';
import { noteLead } from '../lead-marks.ts';
import { saveLead } from '../leads.ts';

onEachDatabase('a search for messages', (open) => {
  const found = async (search: string) => {
    const store = await open();
    const save = (name: string, phone: string, at: number) =>
      saveLead(store, { ...lead, name, phone, message: name }, at);
    await save('with the code', '+92 (300) 123-4567', 1);
    await save('with a zero', '0300 1234567', 2);
    await save('abroad', '+44 20 7946 0000', 3);
    const { id } = await save('noted', '', 4);
    await noteLead(store, id, { note: 'Wants 50% Off, not 5000', was: null }, { who: 'x', at: 5 });
    const leads = await pageOfLeads(store, { box: 'all', search, limit: 9, offset: 0 });
    return leads.map(({ name }) => name);
  };
  beforeEach(() => jest.replaceProperty(content().site, 'phone', '+923000000000'));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    '03001234567',
    '0300-1234567',
    '+923001234567',
    '0092 300 1234567',
    '923001234567',
    '+92 (0) 300 1234567',
    '12345',
  ])('finds %s however the number was written', async (search) => {
    expect(await found(search)).toEqual(['with a zero', 'with the code']);
  });

  it.each([
    ['+442079460000', ['abroad']],
    ['50% off', ['noted']],
    ['ABROAD', ['abroad']],
    ['0300 7654321', []],
    ['5_00', []],
  ])('finds for %s %j', async (search, names) => {
    expect(await found(search)).toEqual(names);
  });
});
