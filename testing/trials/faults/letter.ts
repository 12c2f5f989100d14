// A letter to many readers: SIGKILL twice while it is sent. Some readers leave meanwhile, some mailboxes
// refuse, and visitors write.
import { randomBytes } from 'node:crypto';
import type { Email } from 'postal-mime';
import { emailKey } from '#lib/base/email-key.ts';
import { routes } from '#lib/content/routes.ts';
import { countRows } from '#lib/database/count-rows.ts';
import { openStore, type Store } from '#lib/database/store.ts';
import { beginLetter as begin } from '#lib/letters/letters.ts';
import { readDraft } from '#lib/letters/read-draft.ts';
import { report } from '#testing/checks.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import {
  askSite,
  countRepeats,
  openMessages,
  readHealth,
  type Stored,
  tally,
  waitUntil,
} from '#testing/trials/harness.ts';

const readers = 2_000;
const leaving = 60;
const perMinute = 6_000;
/** How many mails are in flight at most. */
const workers = 4;

/** One mailbox in a hundred no longer exists. */
const isGone = (address: string) => /^reader-\d*37@/.test(address);

export async function sendLetter({ name, settings }: Stored): Promise<void> {
  await using inbox = await openInbox({
    onRcptTo: ({ address }, _session, done) =>
      done(isGone(address) ? Object.assign(new Error('Gone'), { responseCode: 550 }) : null),
  });
  const database = await settings();
  const mail = { SMTP_URL: inbox.url, MAIL_TO: 'leads@example.com' };
  const env = { ...database, ...mail, NEWSLETTER_PER_MINUTE: String(perMinute) };
  await using site = await startSite(env);
  const store = await openStore({ DATA_DIR: site.dataDir, ...database });
  const subscribers = await seedReaders(store, readers);
  const began = Date.now();
  const [first, again] = [await beginLetter(store), await beginLetter(store)];
  report(
    `letter queued twice, ${name}`,
    first === readers && again === 0,
    `${first} and ${again} mails queued for ${readers} readers`,
  );

  const received = (from = 0) => tally(inbox.mails.slice(from), readerOf);
  /** Of those who left, how many mails had come to anybody by then. */
  const left = new Map<string, number>();
  const messages = openMessages(askSite(site.url));
  let slowest = 0;
  for (const part of [0.2, 0.6]) {
    await waitUntil(() => received().size >= part * readers, 120);
    for (const { email, token } of subscribers.splice(-leaving / 2)) {
      const link = `${site.url}${routes.unsubscribeApi}?token=${token}`;
      if ((await fetch(link, { method: 'POST' })).ok) left.set(email, inbox.mails.length);
    }
    const asked = Date.now();
    for (let count = 0; count < 3; count += 1) await messages.send();
    // Before the kill: a message in flight would wait for its lease.
    await messages.settle(inbox, async () => true, 60);
    slowest = Math.max(slowest, Date.now() - asked);
    await site.kill();
    await site.start();
    await readHealth(site.url);
  }
  const waiting = store.db
    .selectFrom('outbox')
    .where('letter_id', 'is not', null)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null);
  await waitUntil(async () => (await countRows(waiting)) === 0, 300);
  const seconds = Math.round((Date.now() - began) / 1000);
  await store.close();

  const found = received();
  const afterwards = [...left].filter(([email, at]) => received(at).has(email)).length;
  const expected = subscribers.filter(({ email }) => !isGone(email));
  const missing = expected.filter(({ email }) => !found.has(email)).length;
  const { twice, strange } = countRepeats(found);
  const { status } = await readHealth(site.url);
  report(
    `letter to ${readers} readers, the server killed twice, ${name}`,
    missing + strange + afterwards === 0 &&
      left.size === leaving &&
      twice <= 2 * workers &&
      messages.acknowledged.size === 6 &&
      slowest < 5_000 &&
      status === 200,
    `${missing} missing, ${twice} twice, ${strange} of them under another Message-ID, in ${seconds} s (${Math.round((found.size * 60) / seconds)} a minute, ${perMinute} allowed); ${left.size} left, ${afterwards} of them got it afterwards; three messages meanwhile within ${slowest} ms; health ${status}`,
  );
}

/** Whom a letter went to. */
export function readerOf({ to }: Email): string | undefined {
  const address = to?.[0]?.address;
  return address?.startsWith('reader-') ? address : undefined;
}

export function beginLetter(store: Store): Promise<number> {
  const read = readDraft('# The January letter\n\nWe wrote a [guide](/services/seo), *for you*.\n');
  if ('problems' in read) throw new Error(read.problems.join(' '));
  const { id, letter, source } = read;
  return store.db
    .transaction()
    .execute((db) => begin({ db }, { id, subject: letter.subject, source }, Date.now()));
}

export async function seedReaders({ db }: Store, count: number) {
  const rows = Array.from({ length: count }, (_, number) => {
    const email = `reader-${number}@example.com`;
    return {
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      email,
      email_key: emailKey(email),
      inbox_key: email,
      consent_at: number + 1,
      consent_page: '/',
      policy_date: '2025-08-29',
      token: randomBytes(24).toString('base64url'),
      unsubscribed_at: null,
      welcomed_at: null,
    };
  });
  for (let start = 0; start < count; start += 500) {
    const some = rows.slice(start, start + 500);
    await db.insertInto('subscribers').values(some).execute();
  }
  return rows;
}
