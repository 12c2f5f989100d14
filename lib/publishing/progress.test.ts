import { onEachDatabase } from '#testing/databases.ts';
import { beginProgress, forgetProgress, readProgress } from './progress.ts';

const who = 'owner@example.com';

onEachDatabase('the progress of publishing', (open) => {
  it('begins once, of however many instances, and again once it has ended', async () => {
    const stores = [await open(), await open()];
    const at = Date.now();
    const begun = await Promise.all(stores.map((store) => beginProgress(store, who, at)));
    expect(begun.filter((one) => one !== undefined)).toHaveLength(1);
    const [store] = stores;
    if (!store) throw new Error('no store');
    expect(await readProgress(store)).toMatchObject({ who, begun: at, state: 'going on' });
    await begun.find((one) => one)?.end({ how: 'failed', reason: 'why' });
    expect(await readProgress(store)).toMatchObject({
      state: 'ended',
      ended: { how: 'failed', reason: 'why' },
    });
    const again = await beginProgress(store, who, at + 1);
    await again?.end({ how: 'published' });
    await forgetProgress(store);
    expect(await readProgress(store)).toBeUndefined();
  });

  it('was cut off where nothing is heard of it, and another may begin', async () => {
    const store = await open();
    const at = Date.now() - 60_000;
    await beginProgress(store, who, at);
    expect(await readProgress(store)).toMatchObject({ state: 'ended', ended: { how: 'cut off' } });
    const next = await beginProgress(store, who, Date.now());
    expect(next).toBeDefined();
    await next?.end({ how: 'published' });
  });
});
