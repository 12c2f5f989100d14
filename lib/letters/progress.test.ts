import { day } from '#lib/base/zone-clock.ts';
import type { Store } from '#lib/database/store.ts';
import { claimNext } from '#lib/post/queue.ts';
import { onEachDatabase, store } from '#testing/databases.ts';
import { newsletter, openPostOffice, refuse } from '#testing/post-office.ts';
import { consentOf } from '#testing/seed.ts';
import {
  beginLetter,
  countLeft,
  findLetter,
  resumeLetter,
  stopLetter,
  writeMails,
} from './letters.ts';
import { readProgress } from './progress.ts';
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
    const none = { readers: 3, sent: 0, waiting: 0, refused: 0, withdrawn: 0, untried: 0 };
    const begin = () => beginLetter(store, newsletter, 9);
    expect([await begin(), await begin()]).toEqual([3, 0]);
    await stopLetter(store, newsletter.id, 9);
    expect(await progress()).toEqual({ ...none, state: 'Stopped', withdrawn: 3 });
    await resumeLetter(store, newsletter.id, 9);
    expect(await progress()).toEqual({ ...none, state: 'On its way', waiting: 3, untried: 3 });
    const reader = store.db.selectFrom('subscribers').select('inbox_key');
    const left = reader.where('email', '=', 'c@example.com').executeTakeFirstOrThrow();
    await unsubscribe(store, await left, 9);
    expect(await countLeft(store, { id: 'next', created_at: 10 })).toBe(2);
    await deliverLetters();
    await writeMails(store, 9);
    const sent = { ...none, sent: 1, refused: 1, withdrawn: 1 };
    expect(await progress()).toEqual({ ...sent, state: 'Sent' });
  });

  describe('to more readers than are written to at once', () => {
    beforeEach(async () => {
      await subscribe(store, consentOf('a@example.com'), 5);
      const one = await store.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow();
      const many = Array.from({ length: 1_002 }, (_, at) => {
        const own = { id: `${at}`, email: `${at}@example.com`, token: `${at}` };
        return { ...one, ...own, email_key: own.id, inbox_key: own.id };
      });
      for (const some of [many.slice(0, 501), many.slice(501)])
        await store.db.insertInto('subscribers').values(some).execute();
      await beginLetter(store, newsletter, 9);
    });

    const all = 1_003;
    const going = { state: 'On its way', readers: all, waiting: all, withdrawn: 0, untried: all };
    const stopped = { state: 'Stopped', readers: all, waiting: 0, withdrawn: all, untried: 0 };

    it('comes to all of them, stops for all, and says so from the press on', async () => {
      expect(await progress()).toMatchObject({ ...going, untried: 500 });
      await writeMails(store, 9);
      expect(await progress()).toMatchObject(going);
      await stopLetter(store, newsletter.id, 10);
      expect(await progress()).toMatchObject({ ...stopped, untried: 503 });
      await writeMails(store, 11);
      expect(await progress()).toMatchObject(stopped);
    });

    /** On which something happens after so many queries. */
    const storeWhere = (after: number, happens: () => Promise<unknown>): Store => {
      let asked = 0;
      const db = store.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          asked += 1;
          if (asked === after) await happens();
          return result;
        },
      });
      return { ...store, db };
    };
    const stop = () => stopLetter(store, newsletter.id, 10);
    const goOn = () => resumeLetter(store, newsletter.id, 12);

    const takeBack = async () => {
      await stop();
      await writeMails(store, 11);
    };
    const goOnAnew = async () => {
      await takeBack();
      await goOn();
    };
    it.each([
      ['is killed', 2, () => Promise.reject(new Error('killed')), going],
      ['finds all taken back', 3, takeBack, stopped],
      ['finds all taken back and going on', 3, goOnAnew, going],
    ] as const)('is as pressed where what writes it %s', async (_, after, happens, expected) => {
      await writeMails(storeWhere(after, happens), 9).catch(() => undefined);
      await writeMails(store, 13);
      expect(await progress()).toMatchObject(expected);
    });

    it('goes on while it is being stopped, and takes no mail back that is being sent', async () => {
      await writeMails(store, 9);
      await stop();
      const onOther = storeWhere(2, async () => {
        await goOn();
        await writeMails(store, 13);
        await claimNext(store, 14, 'letters');
      });
      await writeMails(onOther, 11);
      expect(await progress()).toMatchObject({ ...going, untried: all - 1 });
      const mails = store.db.selectFrom('outbox').select('attempts').where('attempts', '>', 0);
      expect(await mails.execute()).toEqual([{ attempts: 1 }]);
    });

    it('waits for a person where the rest is found a day later', async () => {
      await writeMails(store, 10 + day);
      await writeMails(store, 10 + day);
      expect(await progress()).toMatchObject(stopped);
    });
  });
});
