import { onEachDatabase } from '#testing/databases.ts';
import { askMaker, type Ended } from './ask-maker.ts';
import { readProgress, startPublishing } from './progress.ts';

jest.mock('./ask-maker.ts', () => ({ askMaker: jest.fn() }));

const who = 'owner@example.com';

onEachDatabase('the progress of publishing', (open) => {
  it('begins once, of however many instances, and again once it has ended or was cut off', async () => {
    const asked: ((ended: Ended) => void)[] = [];
    const publish = async () => new Promise<Ended>((resolve) => asked.push(resolve));
    jest.mocked(askMaker).mockImplementation(publish as never);
    const stores = [await open(), await open()];
    const [store = await open()] = stores;
    const states = async () => {
      const { state, ended } = (await readProgress(store)) ?? {};
      return [state, ended?.how, ended?.reason];
    };
    const end = async (ended: Ended) => {
      asked.pop()?.(ended);
      while ((await states())[0] === 'going on') await new Promise(setImmediate);
    };
    const begun = await Promise.all(stores.map((one) => startPublishing(one, { who })));
    expect(begun.sort()).toEqual(['begun', 'busy']);
    expect(await readProgress(store)).toMatchObject({ who, state: 'going on' });
    await end({ how: 'failed', reason: 'why' });
    expect(await states()).toEqual(['ended', 'failed', 'why']);

    expect(await startPublishing(store, { who })).toBe('begun');
    const fresh_at = Date.now() - 15_001;
    await store.db.updateTable('publishing').set({ begun: 1, fresh_at }).execute();
    expect(await states()).toEqual(['ended', 'cut off', undefined]);
    expect(await startPublishing(store, { who })).toBe('begun');
    await end({ how: 'published' });
    expect(await states()).toEqual(['ended', 'published', undefined]);
  });
});
