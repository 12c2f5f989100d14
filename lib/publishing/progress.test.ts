import { onEachDatabase, store } from '#testing/databases.ts';
import { askMaker, type Ended } from './ask-maker.ts';
import { readProgress, startPublishing } from './progress.ts';

jest.mock('./ask-maker.ts', () => ({ askMaker: jest.fn() }));

const who = 'owner@example.com';

onEachDatabase('the progress of publishing', (open) => {
  it('begins once, of however many instances, and again once it has ended or was cut off', async () => {
    const asked: ((ended: Ended) => void)[] = [];
    const publish = async () => new Promise<Ended>((resolve) => asked.push(resolve));
    jest.mocked(askMaker).mockImplementation(publish as never);
    const second = await open();
    const endedAs = async () => (await readProgress(store))?.ended;
    const end = async (ended: Ended) => {
      asked.pop()?.(ended);
      while (!(await endedAs())) await new Promise(setImmediate);
    };
    const begun = await Promise.all([store, second].map((one) => startPublishing(one, { who })));
    expect(begun.sort()).toEqual(['begun', 'busy']);
    expect(await readProgress(store)).toMatchObject({ who, ended: undefined });
    await end({ how: 'failed', reason: 'why' });
    expect(await endedAs()).toMatchObject({ how: 'failed', reason: 'why' });

    expect(await startPublishing(store, { who })).toBe('begun');
    const fresh_at = Date.now() - 15_001;
    await store.db.updateTable('publishing').set({ begun: 1, fresh_at }).execute();
    expect(await endedAs()).toMatchObject({ how: 'cut off' });
    expect(await startPublishing(store, { who })).toBe('begun');
    await end({ how: 'published' });
    expect(await endedAs()).toMatchObject({ how: 'published' });
  });
});
