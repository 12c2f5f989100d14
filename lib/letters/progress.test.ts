import { readProgress } from '#app/desk/letters/progress.ts';
import { findRow } from '#lib/database/rows.ts';
import { onEachDatabase, store } from '#testing/databases.ts';
import { newsletter, openPostOffice, queueLetter, refuse } from '#testing/post-office.ts';
import { consentOf } from '#testing/seed.ts';
import {
  beginLetter,
  countLeft,
  longestDelay,
  resumeLetter,
  stopLetter,
  writeMails,
} from './letters.ts';
import { subscribe, unsubscribe } from './subscribers.ts';

onEachDatabase('the progress of a letter', () => {
  const progress = async () => {
    const letter = await findRow(store.db, 'letters', { id: newsletter.id });
    return letter && readProgress(store, letter);
  };
  const stop = async () => {
    await stopLetter(store, newsletter.id, 10);
    const pressed = await progress();
    await writeMails(store, 10);
    expect(await progress()).toEqual({ ...pressed, isPending: false });
  };
  const goOn = async () => {
    await resumeLetter(store, newsletter.id, 11);
    await writeMails(store, 11);
  };

  it('ends where it is stopped, goes on to those who have not got it, and to nobody who has left', async () => {
    const toB = (address: string) => address === 'b@example.com';
    const { addSubscriber, deliverLetters } = await openPostOffice(refuse(550, toB), '', store);
    for (const name of ['a', 'b', 'c']) await addSubscriber(`${name}@example.com`, 5);
    const none = { readers: 3, sent: 0, waiting: 0, refused: 0, withdrawn: 0, isPending: false };
    const begin = () => queueLetter(store, newsletter, 9);
    expect([await begin(), await begin()]).toEqual([3, 0]);
    await stop();
    expect(await progress()).toEqual({ ...none, state: 'Stopped', withdrawn: 3 });
    await goOn();
    expect(await progress()).toEqual({ ...none, state: 'On its way', waiting: 3 });
    const reader = store.db.selectFrom('subscribers').select('inbox_key');
    const left = reader.where('email', '=', 'c@example.com').executeTakeFirstOrThrow();
    await unsubscribe(store, await left, 9);
    expect(await countLeft(store, { id: 'next', created_at: 10 })).toBe(2);
    await deliverLetters();
    const sent = { ...none, sent: 1, refused: 1, withdrawn: 1 };
    expect(await progress()).toEqual({ ...sent, state: 'Sent' });
  });

  describe('to more readers than are written to at once', () => {
    const all = 1_001;
    const going = { state: 'On its way', readers: all, waiting: all };
    const stopped = { state: 'Stopped', readers: all, waiting: 0, withdrawn: all };
    beforeEach(async () => {
      await subscribe(store, consentOf('a@example.com'), 5);
      const one = await store.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow();
      const others = Array.from({ length: all - 1 }, (_, at) => {
        const own = { id: `${at}`, email: `${at}@example.com`, token: `${at}` };
        return { ...one, ...own, email_key: own.id, inbox_key: own.id };
      });
      await store.db.insertInto('subscribers').values(others).execute();
      await beginLetter(store, newsletter, 9);
    });

    /** Writes mails, and has something happen after each part of them. */
    const writeWhile = (happens: () => Promise<void>) =>
      writeMails({ ...store, assertIntact: happens }, 12);

    it('comes to all where a kill has left some out, but to nobody who has left since', async () => {
      const kill = () => Promise.reject(new Error('killed'));
      await expect(writeWhile(kill)).rejects.toThrow('killed');
      expect(await progress()).toMatchObject(going);
      // Too late to be finished by itself.
      await writeMails(store, 9 + longestDelay);
      expect(await countLeft(store, { id: newsletter.id, created_at: 9 })).toBe(501);
      await unsubscribe(store, { inbox_key: '999' }, 11);
      await writeMails(store, 13);
      expect(await progress()).toMatchObject({ ...going, waiting: all - 1, withdrawn: 1 });
    });

    it.each([
      ['stopped', stop, stopped],
      ['stopped and gone on with', async () => stop().then(goOn), going],
    ])('is as pressed where it is %s while its mails are written', async (_, happens, expected) => {
      await writeWhile(happens);
      expect(await progress()).toMatchObject(expected);
    });
  });
});
