import { onEachDatabase, store } from '#testing/databases.ts';
import { queueLetter } from '#testing/post-office.ts';
import { addLead, addReaders, rowsOf } from '#testing/seed.ts';
import { restoreReader, unsubscribe } from '../subscribers.ts';
import { recordReturn } from './returned.ts';

onEachDatabase('mail that comes back', () => {
  beforeEach(() => addReaders(store, 'one other', 1));

  const mailsOf = async (id: string) => {
    const mails = (await rowsOf(store, 'outbox')).filter(({ subject_id }) => subject_id === id);
    return mails.sort((one, other) => one.created_at - other.created_at);
  };
  const find = async (name: string) =>
    Object((await rowsOf(store, 'subscribers')).find(({ email }) => email.startsWith(name)));
  const left = async () => [(await find('one')).left_by, (await find('other')).left_by];
  const send = (id: string, at: number) => queueLetter(store, { id, subject: id, source: id }, at);

  /** Of a reader's mail: the last, or the first. */
  async function comesBack(name: string, kind: 'hard' | 'soft' | 'complaint', which = -1, at = 9) {
    const mails = await mailsOf((await find(name)).id);
    const ids = [String(mails.at(which)?.id).toLowerCase()];
    return (await recordReturn(store, { kind, status: '', keys: [], ids }, at))?.isNew;
  }

  it('counts once of a kind, and takes its reader off where the address is no more', async () => {
    const news: unknown[] = [];
    for (const kind of ['soft', 'soft', 'hard', 'hard'] as const) {
      news.push(await comesBack('one', kind, -1, 9 + news.length));
    }
    expect(news).toEqual([true, false, true, false]);
    expect(await find('one')).toMatchObject({ left_by: 'gone', unsubscribed_at: 11 });
    expect(await comesBack('other', 'complaint')).toBe(true);
    expect(await left()).toEqual(['gone', 'complaint']);
    const ofNoMail = { kind: 'hard', status: '', keys: [], ids: ['x'] } as const;
    expect(await recordReturn(store, ofNoMail, 9)).toBeUndefined();
  });

  it('takes a reader off after three mails in a row that did not get in', async () => {
    for (const [number, unread] of [['one', 'other'], ['one'], ['one', 'other']].entries()) {
      expect(await left()).toEqual([null, null]);
      await send(`letter-${number}`, number + 2);
      for (const name of unread) await comesBack(name, 'soft');
    }
    expect(await left()).toEqual(['full', null]);
  });

  it('says nothing of an address that was put on the list since', async () => {
    await unsubscribe(store, await find('one'), 2);
    await addReaders(store, 'one', 3);
    await comesBack('one', 'hard', 0);
    await comesBack('other', 'hard');
    expect(await left()).toEqual([null, 'gone']);
    const other = await find('other');
    expect(await restoreReader(store, other)).toBe(true);
    await send('letter', 11);
    await comesBack('other', 'complaint', 0, 12);
    expect(await left()).toEqual([null, null]);
    expect(await comesBack('other', 'complaint', -1, 13)).toBe(true);
    // Who complains has said so themselves.
    expect(await restoreReader(store, await find('other'))).toBe(false);
  });

  it('has what the agency’s inbox sent back mailed again an hour later, and tells of it', async () => {
    const id = await addLead(store, {}, 1, { sent_at: 5, return_key: 'key' });
    const report = { kind: 'soft', status: '5.2.2', keys: ['key'], ids: [] } as const;
    expect((await recordReturn(store, report, 9))?.isNew).toBe(true);
    const waits = { sent_at: null, failed_at: null, problem: 'returned', due: 3_600_009 };
    expect(await mailsOf(id)).toMatchObject([waits]);
    expect((await recordReturn(store, report, 10))?.isNew).toBe(false);
  });
});
