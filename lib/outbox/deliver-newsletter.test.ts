import { readMailHealth } from '@/lib/health';
import { site } from '@/lib/site';
import { queueDigest } from '@/lib/store/digest';
import { queueLetter } from '@/lib/store/letters';
import { unsubscribe } from '@/lib/store/subscribers';
import { openPostOffice, refuse, sentAt, silenceLog } from '@/testing/post-office';
import { deliverNextLetter } from './deliver';
import { retryFailedMails } from './retry';
import { stopLetter } from './stop-letter';

silenceLog();

const letter = { id: 'a1b2c3', subject: 'News', source: '# News\n\nDear *reader*.\n' };
const perMinute = 60;

/** Readers of whom none has a welcome under way. */
async function openNewsletter(
  readers: readonly string[],
  smtp?: Parameters<typeof openPostOffice>[0],
) {
  const office = await openPostOffice(smtp);
  const { store, mailer, inbox, addSubscriber } = office;
  for (const reader of readers) await addSubscriber(reader);
  await store.db.deleteFrom('outbox').execute();
  return {
    ...office,
    queue: (now = sentAt) => queueLetter(store, letter, now, 2),
    deliverLetter: (now = sentAt) => deliverNextLetter(store, mailer, perMinute, () => now),
    /** All that are due, each at its turn. @returns when the last one went */
    async deliverLetters(now = sentAt): Promise<number> {
      for (let at = now; ; ) {
        const outcome = await deliverNextLetter(store, mailer, perMinute, () => at);
        if (outcome === false) return at;
        if (typeof outcome === 'number') at = outcome;
      }
    },
    sentTo: () => inbox.mails.map(({ to }) => to?.[0]?.address).sort(),
  };
}

const five = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`);

describe('a letter to the subscribers', () => {
  it('goes once to everybody on the list, each under an id of their own', async () => {
    const { queue, deliverLetters, sentTo, inbox } = await openNewsletter(five);
    expect(await queue()).toEqual({ added: 5, whole: true });
    await deliverLetters();
    expect(sentTo()).toEqual(five);
    expect(new Set(inbox.mails.map(({ messageId }) => messageId)).size).toBe(5);
  });

  it('has each reader’s own way out, in the words and for the mail program (RFC 8058)', async () => {
    const { queue, deliverLetter, store, inbox } = await openNewsletter(['a@example.com']);
    await queue();
    await deliverLetter();
    const { token } = await store.db
      .selectFrom('subscribers')
      .select('token')
      .executeTakeFirstOrThrow();
    const url = `${site.url}/api/newsletter/unsubscribe?token=${token}`;
    const [mail] = inbox.mails;
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      'list-unsubscribe': `<${url}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.text).toContain(url);
    expect(mail?.html).toContain(`href="${url}"`);
    expect(mail).toMatchObject({ subject: 'News', replyTo: [{ address: site.email }] });
    expect(mail?.html).toContain('Dear <em>reader</em>.');
  });

  it('goes to nobody who has left, before it was queued or after', async () => {
    const { queue, deliverLetters, sentTo, store } = await openNewsletter(five);
    const tokens = await store.db
      .selectFrom('subscribers')
      .select('token')
      .orderBy('email')
      .execute();
    await unsubscribe(store, tokens[0]?.token ?? '', sentAt);
    await queue();
    await unsubscribe(store, tokens[1]?.token ?? '', sentAt);
    await deliverLetters();
    expect(sentTo()).toEqual(five.slice(2));
  });

  it('goes to nobody who has come after it', async () => {
    const { queue, deliverLetters, sentTo } = await openNewsletter(five);
    await queue(sentAt - 1);
    await deliverLetters();
    expect(sentTo()).toEqual([]);
  });

  it('is completed where queueing it was cut off, and doubled nowhere', async () => {
    const { queue, deliverLetter, deliverLetters, sentTo, store } = await openNewsletter(five);
    await queue();
    await deliverLetter();
    // As a kill would have left it.
    await store.db
      .deleteFrom('outbox')
      .where('id', 'in', (is) =>
        is.selectFrom('outbox').select('id').where('attempts', '=', 0).limit(3),
      )
      .execute();
    await store.db.updateTable('letters').set({ queued_at: null }).execute();
    expect(await queue(sentAt + 1)).toEqual({ added: 3, whole: true });
    expect(await queue(sentAt + 2)).toEqual({ added: 0, whole: true });
    await deliverLetters(sentAt + 60_000);
    expect(sentTo()).toEqual(five);
  });

  it('is queued once by two that queue it at the same time', async () => {
    const { queue, outbox } = await openNewsletter(five);
    await Promise.all([queue(), queue()]);
    expect(await outbox()).toHaveLength(5);
  });
});

describe('the pace of a letter', () => {
  it('is one after the other, and says when the next may go', async () => {
    const { queue, deliverLetter, deliverLetters, inbox } = await openNewsletter(five);
    await queue();
    expect(await deliverLetter()).toBe(true);
    expect(await deliverLetter(sentAt + 999)).toBe(sentAt + 1_000);
    expect(inbox.mails).toHaveLength(1);
    expect(await deliverLetters(sentAt + 1_000)).toBe(sentAt + 4_000);
    expect(inbox.mails).toHaveLength(5);
  });

  it('makes up for a turn that was taken late, and for no longer pause', async () => {
    const { queue, deliverLetter } = await openNewsletter(five);
    await queue();
    await deliverLetter();
    expect(await deliverLetter(sentAt + 1_400)).toBe(true);
    expect(await deliverLetter(sentAt + 1_500)).toBe(sentAt + 2_000);
    expect(await deliverLetter(sentAt + 90_000)).toBe(true);
    expect(await deliverLetter(sentAt + 90_000)).toBe(sentAt + 91_000);
  });

  it('is kept in the store: beside another instance, and after a restart', async () => {
    const { queue, store, mailer, inbox } = await openNewsletter(five);
    await queue();
    const turns = await Promise.all(
      [1, 2, 3].map(() => deliverNextLetter(store, mailer, perMinute, () => sentAt)),
    );
    expect(turns.filter((turn) => turn === true)).toHaveLength(1);
    expect(inbox.mails).toHaveLength(1);
  });

  it('is not held up by a turn that was taken while the clock was ahead', async () => {
    const { queue, deliverLetter, store } = await openNewsletter(five);
    await queue();
    await deliverLetter(sentAt + 400 * 24 * 60 * 60_000);
    await store.db.updateTable('outbox').set({ due: sentAt }).execute();
    expect(await deliverLetter()).toBe(true);
  });

  it('delays nothing else: a lead and a welcome go at once', async () => {
    const { queue, deliverLetter, deliver, addLead, addSubscriber, inbox } =
      await openNewsletter(five);
    await queue();
    await deliverLetter();
    await addLead();
    await addSubscriber('late@example.com');
    while (await deliver());
    const subjects = inbox.mails.map(({ subject }) => subject ?? '');
    expect(subjects).toHaveLength(4);
    expect(subjects.filter((subject) => subject === 'News')).toHaveLength(1);
  });
});

describe('a letter that a reader’s mail server does not take', () => {
  const toB = (address: string) => address === 'b@example.com';

  it('is parked where it is refused, and the others get theirs', async () => {
    const { queue, deliverLetters, sentTo, outbox } = await openNewsletter(five, refuse(550, toB));
    await queue();
    await deliverLetters();
    expect(sentTo()).toHaveLength(4);
    const parked = (await outbox()).filter(({ failed_at }) => failed_at !== null);
    expect(parked).toMatchObject([{ problem: 'refused', sent_at: null }]);
  });

  it('is no trouble of the site’s, nor of the digest’s', async () => {
    const { queue, deliverLetters, store } = await openNewsletter(five, refuse(550, toB));
    await queue();
    expect((await readMailHealth(store, sentAt + 60 * 60_000)).backlog).toMatchObject({
      waiting: 0,
      oldestSeconds: 0,
      newsletter: 5,
    });
    await deliverLetters();
    expect(await readMailHealth(store, sentAt)).toMatchObject({
      trouble: [],
      backlog: { newsletter: 0, refused: 0 },
    });
    expect(await queueDigest(store, '2026-01-05', sentAt)).toBe(false);
  });

  it('is tried again where it is put off, and given up after five days and twenty attempts', async () => {
    const { queue, deliverLetter, outbox, store } = await openNewsletter(
      ['b@example.com'],
      refuse(451),
    );
    await queue();
    await deliverLetter();
    expect(await outbox()).toMatchObject([{ attempts: 1, failed_at: null, problem: 'passing' }]);
    const later = sentAt + 5 * 24 * 60 * 60_000 + 1;
    await deliverLetter(later);
    expect(await outbox()).toMatchObject([{ attempts: 2, failed_at: null }]);
    await store.db.updateTable('outbox').set({ attempts: 19, due: sentAt }).execute();
    await deliverLetter(later + 1_000);
    expect(await outbox()).toMatchObject([{ attempts: 20, failed_at: later + 1_000 }]);
  });

  it('goes after all where the owner has all that failed tried again', async () => {
    let refuses = true;
    const { queue, deliverLetters, sentTo, store } = await openNewsletter(
      five,
      refuse(550, (address) => refuses && toB(address)),
    );
    await queue();
    await deliverLetters();
    refuses = false;
    expect(await retryFailedMails(store, sentAt)).toBe(1);
    await deliverLetters(sentAt + 60_000);
    expect(sentTo()).toEqual(five);
  });
});

describe('a letter that is stopped', () => {
  it('goes to nobody else, and on to the others alone where it is queued again', async () => {
    const { queue, deliverLetter, deliverLetters, sentTo, store } = await openNewsletter(five);
    await queue();
    await deliverLetter();
    expect(await stopLetter(store, letter.id, sentAt)).toBe(4);
    expect(await deliverLetter(sentAt + 60_000)).toBe(false);
    expect(sentTo()).toHaveLength(1);
    expect(await queue(sentAt + 60_000)).toEqual({ added: 4, whole: true });
    await deliverLetters(sentAt + 60_000);
    expect(sentTo()).toEqual(five);
  });

  it('is withdrawn at its next attempt where it may have been under way', async () => {
    const { queue, deliverLetter, outbox, store } = await openNewsletter(
      ['a@example.com'],
      refuse(451),
    );
    await queue();
    await deliverLetter();
    expect(await stopLetter(store, letter.id, sentAt)).toBe(0);
    expect(await deliverLetter(sentAt + 60_000)).toBe(true);
    expect(await outbox()).toEqual([]);
  });
});
