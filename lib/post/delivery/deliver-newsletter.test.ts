import { content } from '#lib/content/content.ts';
import { stopLetter, writeMails } from '#lib/letters/letters.ts';
import { unsubscribe } from '#lib/letters/subscribers.ts';
import { five, newsletter, openNewsletter, refuse, sentAt } from '#testing/post-office.ts';
import { rowsOf } from '#testing/seed.ts';

const { site } = content();

it('a letter has its words and each reader’s own unsubscribe link', async () => {
  const { queue, deliverLetter, store, inbox } = await openNewsletter(['a@example.com']);
  await queue();
  await deliverLetter();
  const [reader] = await rowsOf(store, 'subscribers');
  const url = `${site.url}/api/newsletter/unsubscribe?token=${reader?.token}`;
  const [mail] = inbox.mails;
  expect(mail?.text).toContain(url);
  expect(mail?.html).toContain(`href="${url}"`);
  expect(mail).toMatchObject({ subject: 'News', replyTo: [{ address: site.email }] });
  expect(mail?.html).toContain('Dear <em>reader</em>.');
});

it('a letter goes once to an inbox, and to nobody who has left or subscribed since', async () => {
  const aliases = ['e+a@example.com', 'e+b@example.com'];
  const office = await openNewsletter([...five, ...aliases]);
  const { addSubscriber, queue, deliverLetters, sentTo, store } = office;
  await addSubscriber('late@example.com', sentAt + 1);
  await store.db.deleteFrom('outbox').execute();
  const readers = await rowsOf(store, 'subscribers');
  const [first, second] = readers;
  // One address of an inbox whose others stay.
  const ofInbox = readers.filter(({ inbox_key }) => inbox_key === 'e@example.com');
  const alias = ofInbox.map(({ id }) => id).sort()[0] ?? '';
  const left = store.db.updateTable('subscribers').set({ unsubscribed_at: sentAt });
  await left.where('id', 'in', [first?.id ?? '', alias]).execute();
  expect(await queue()).toBe(4);
  if (second) await unsubscribe(store, second, sentAt);
  await deliverLetters();
  expect(sentTo().map((email) => email?.replace(/\+.@/, '@'))).toEqual(five.slice(2));
});

const toB = (address: string) => address === 'b@example.com';

it.each([
  ['5.1.1 No such user', 'gone'],
  ['5.2.2 The mailbox is full', null],
  ['5.1.1 Our block list has your server', null],
])('a letter that is refused takes off whose address is no more: %s', async (words, left_by) => {
  const { queue, deliverLetters, store, sentTo } = await openNewsletter(
    five,
    refuse(550, toB, words),
  );
  await queue();
  await deliverLetters();
  expect(sentTo()).toHaveLength(4);
  const readers = await rowsOf(store, 'subscribers');
  expect(readers.map((one) => one.left_by)).toEqual([null, left_by, null, null, null]);
});

it('a letter is retried where it is deferred, and given up after five days and twenty attempts', async () => {
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

it('a letter that is stopped is withdrawn at its next attempt where it may have been in progress', async () => {
  const office = await openNewsletter(['a@example.com'], refuse(451));
  const { queue, deliverLetter, outbox, store } = office;
  await queue();
  await deliverLetter();
  await stopLetter(store, newsletter.id, sentAt);
  await writeMails(store, sentAt);
  expect(await outbox()).toHaveLength(1);
  expect(await deliverLetter(sentAt + 60_000)).toBe(true);
  expect(await outbox()).toEqual([]);
});

it('the pace of a letter is one per interval, kept in the store: beside another instance, and after a restart', async () => {
  const { queue, deliverLetter, deliverLetters, inbox } = await openNewsletter(five);
  await queue();
  const outcomes = await Promise.all([1, 2, 3].map(() => deliverLetter()));
  expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(1);
  const later = [await deliverLetter(sentAt + 999), await deliverLetter(sentAt + 1_000)];
  expect([later, inbox.mails.length]).toEqual([[false, true], 2]);
  await deliverLetters(sentAt + 2_000);
  expect(inbox.mails).toHaveLength(5);
});

it('its pace is not held up by a slot taken while the clock was ahead', async () => {
  const { queue, deliverLetter, store } = await openNewsletter(five);
  await queue();
  await deliverLetter(sentAt + 400 * 24 * 60 * 60_000);
  await store.db.updateTable('outbox').set({ due: sentAt }).execute();
  expect(await deliverLetter()).toBe(true);
});
