import { claimNext } from '#lib/post/queue.ts';
import { onEachDatabase, store } from '#testing/databases.ts';
import { consentOf } from '#testing/seed.ts';
import { subscribe, unsubscribe } from './subscribers.ts';

const day = 24 * 60 * 60_000;
const noon = Date.UTC(2026, 0, 5, 12);

const join = (email: string, at = noon, through = store) =>
  subscribe(through, consentOf(email), at);
/** Who was welcomed, once for each welcome. */
const welcomed = async () => {
  const rows = await store.db
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.id', 'outbox.subject_id')
    .where('kind', '=', 'subscriber-welcome')
    .select('email')
    .orderBy('outbox.created_at')
    .execute();
  return rows.map(({ email }) => email);
};

onEachDatabase('subscribe', (open) => {
  it('leaves no sign-up out of a notice that is claimed at the same moment', async () => {
    const noticed: string[] = [];
    let joining = true;
    const worker = async () => {
      for (;;) {
        const last = !joining;
        // In whatever order they come, the last of 24 notices is due within 24 minutes.
        const entry = await claimNext(store, noon + 25 * 60_000);
        if (entry?.kind === 'subscriber-notice') {
          const readers = store.db.selectFrom('subscribers').select('email');
          const told = await readers.where('notice_id', '=', entry.id).execute();
          noticed.push(...told.map(({ email }) => email));
        }
        if (last && !entry) return;
      }
    };
    const working = worker();
    const readers = Array.from({ length: 24 }, (_, number) => `r${number}@example.com`);
    // Each some time after the last notice, so that many are begun and claimed meanwhile. More at once than there are
    // connections would wait for one longer than a visitor does.
    for (let first = 0; first < readers.length; first += 8) {
      const some = readers.slice(first, first + 8);
      await Promise.all(some.map((email, at) => join(email, noon - (24 - first - at) * 60_000)));
    }
    joining = false;
    await working;
    expect(noticed.sort()).toEqual(readers.sort());
  });

  it('welcomes each inbox, and each of them once a day', async () => {
    await join('reader@example.com');
    await join('other@example.com', noon + 1);
    await join('reader+news@example.com', noon + day - 1);
    await join('reader+more@example.com', noon + day);
    expect(await welcomed()).toEqual([
      'reader@example.com',
      'other@example.com',
      'reader+more@example.com',
    ]);
  });

  it('takes all addresses of an inbox off the list by the link of one, and nobody else', async () => {
    for (const name of ['reader', 'reader+a', 'other']) await join(`${name}@example.com`);
    const readers = store.db.selectFrom('subscribers').orderBy('email').select('email');
    const [, one] = await readers.select('inbox_key').execute();
    const leave = () => unsubscribe(store, Object(one), noon + 1);
    expect([await leave(), await leave()]).toEqual([true, false]);
    const left = await readers.where('unsubscribed_at', 'is', null).execute();
    expect(left).toEqual([{ email: 'other@example.com' }]);
  });

  it('welcomes an inbox once and writes one notice, though two instances take its aliases at the same time', async () => {
    const second = await open();
    const tags = Array.from({ length: 20 }, (_, number) => number);
    await Promise.all(
      tags.map((tag) =>
        // The clocks of two machines differ a little.
        join(`reader+${tag}@example.com`, noon - tag, tag % 2 ? store : second),
      ),
    );
    expect(await welcomed()).toHaveLength(1);
    const notices = store.db.selectFrom('outbox').where('kind', '=', 'subscriber-notice');
    expect(await notices.select('id').execute()).toHaveLength(1);
  });
});
