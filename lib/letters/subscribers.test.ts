import { claimNext } from '#lib/post/queue.ts';
import { onEachDatabase, store } from '#testing/databases.ts';
import { addReaders, consentOf, rowsOf } from '#testing/seed.ts';
import { subscribe, unsubscribe } from './subscribers.ts';

const day = 24 * 60 * 60_000;
const noon = Date.UTC(2026, 0, 5, 12);

const join = (email: string, at = noon, through = store) =>
  subscribe(through, consentOf(email), at);
/** Who was welcomed, once for each welcome. */
const welcomed = async () => {
  const readers = await rowsOf(store, 'subscribers');
  const mails = (await rowsOf(store, 'outbox')).filter(({ kind }) => kind === 'subscriber-welcome');
  return readers.filter(({ id }) => mails.some((mail) => mail.subject_id === id));
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
          const readers = await rowsOf(store, 'subscribers');
          const told = readers.filter(({ notice_id }) => notice_id === entry.id);
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
    const names = (await welcomed()).map(({ email }) => email.split('@')[0]);
    expect(names.sort()).toEqual(['other', 'reader', 'reader+more']);
  });

  it('takes all addresses of an inbox off the list by the link of one, and nobody else', async () => {
    await addReaders(store, 'reader reader+a other', noon);
    const leave = () => unsubscribe(store, { inbox_key: 'reader@example.com' }, noon + 1);
    expect([await leave(), await leave()]).toEqual([true, false]);
    const left = (await rowsOf(store, 'subscribers')).filter((one) => !one.unsubscribed_at);
    expect(left).toMatchObject([{ email: 'other@example.com' }]);
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
    const mails = (await rowsOf(store, 'outbox')).map(({ kind }) => kind);
    expect(mails.filter((kind) => kind === 'subscriber-notice')).toHaveLength(1);
  });
});
