import { readProgress } from '#app/desk/letters/progress.ts';
import { onEachDatabase, store } from '#testing/databases.ts';
import { newsletter, openPostOffice, refuse } from '#testing/post-office.ts';
import { consentOf } from '#testing/seed.ts';
import { beginLetter, countLeft, findLetter, resumeLetter, stopLetter } from './letters.ts';
import { subscribe, unsubscribe } from './subscribers.ts';

onEachDatabase('the progress of a letter', () => {
  const progress = async () => {
    const letter = await findLetter(store, newsletter.id);
    return letter && readProgress(store, letter);
  };
  it('ends where it is stopped, goes on to those who have not got it, and to nobody who has left', async () => {
    const toB = (address: string) => address === 'b@example.com';
    const { addSubscriber, deliverLetters } = await openPostOffice(refuse(550, toB), '', store);
    for (const name of ['a', 'b', 'c']) await addSubscriber(`${name}@example.com`, 5);
    const none = { readers: 3, sent: 0, waiting: 0, refused: 0, withdrawn: 0 };
    const begin = () => beginLetter(store, newsletter, 9);
    expect([await begin(), await begin()]).toEqual([3, 0]);
    await stopLetter(store, newsletter.id, 9);
    expect(await progress()).toEqual({ ...none, state: 'Stopped', withdrawn: 3 });
    await resumeLetter(store, newsletter.id, 9);
    expect(await progress()).toEqual({ ...none, state: 'On its way', waiting: 3 });
    const reader = store.db.selectFrom('subscribers').select('inbox_key');
    const left = reader.where('email', '=', 'c@example.com').executeTakeFirstOrThrow();
    await unsubscribe(store, await left, 9);
    expect(await countLeft(store, { id: 'next', created_at: 10 })).toBe(2);
    await deliverLetters();
    const sent = { ...none, sent: 1, refused: 1, withdrawn: 1 };
    expect(await progress()).toEqual({ ...sent, state: 'Sent' });
  });

  it('of more readers than are written at once is that of all', async () => {
    await subscribe(store, consentOf('a@example.com'), 5);
    const one = await store.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 1_000 }, (_, at) => {
      const own = { id: `${at}`, email: `${at}@example.com`, token: `${at}` };
      return { ...one, ...own, email_key: own.id, inbox_key: own.id };
    });
    await store.db.insertInto('subscribers').values(others).execute();
    expect(await beginLetter(store, newsletter, 9)).toBe(1_001);
    expect(await progress()).toMatchObject({ state: 'On its way', waiting: 1_001 });
    await stopLetter(store, newsletter.id, 9);
    expect(await progress()).toMatchObject({ state: 'Stopped', waiting: 0, withdrawn: 1_001 });
  });
});
