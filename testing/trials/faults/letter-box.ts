// The mail server of a newsletter's readers. It keeps only what matters of each mail: ten thousand
// whole ones would fill the memory.
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { emailKey } from '#lib/store/email-key.ts';
import type { Store } from '#lib/store/store.ts';
import { report } from '#testing/checks.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { waitUntil } from './support.ts';

type Letters = { times: number; ids: Set<string>; last: number; unsubscribeUrl: string };

export type LetterBox = AsyncDisposable & {
  url: string;
  letters: Map<string, Letters>;
  refused: Set<string>;
  waitForLead(mark: string): Promise<number>;
};

/** One mailbox in a hundred no longer exists. */
const isGone = (address: string) => /^reader-\d*37@/.test(address);

export async function openLetterBox(): Promise<LetterBox> {
  const letters = new Map<string, Letters>();
  const refused = new Set<string>();
  const leads = new Set<string>();
  const inbox = await openInbox({
    onRcptTo({ address }, _session, done) {
      if (!isGone(address)) return done();
      refused.add(address);
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    },
    async onData(stream, session, done) {
      const source = await text(stream).catch((error) => void done(error));
      // The sender was killed during DATA.
      if (source === undefined) return;
      const mail = source.replace(/=\r\n|\r\n /g, '');
      const reader = session.envelope.rcptTo[0]?.address ?? '';
      if (reader.startsWith('reader-')) keep(letters, reader, mail);
      for (const [, mark = ''] of mail.matchAll(/mark=(?:3D)?([\w-]+)/g)) leads.add(mark);
      done();
    },
  });
  return {
    url: inbox.url,
    letters,
    refused,
    [Symbol.asyncDispose]: inbox.close,
    async waitForLead(mark) {
      const began = Date.now();
      await waitUntil(() => leads.has(mark), 60);
      return Date.now() - began;
    },
  };
}

function keep(letters: Map<string, Letters>, reader: string, mail: string) {
  const { times, ids } = letters.get(reader) ?? { times: 0, ids: new Set<string>() };
  ids.add(/^Message-ID:\s*(<.*>)/im.exec(mail)?.[1] ?? 'none');
  const unsubscribeUrl = /^List-Unsubscribe:\s*<(.*)>/im.exec(mail)?.[1] ?? '';
  letters.set(reader, { times: times + 1, ids, last: Date.now(), unsubscribeUrl });
}

type Trial = {
  readers: number;
  left: ReadonlyMap<string, number>;
  seconds: number;
  perMinute: number;
};

export function reportDeliveries(
  name: string,
  box: LetterBox,
  { readers, left, seconds, perMinute }: Trial,
): void {
  const afterwards = [...left].filter(([email, at]) => (box.letters.get(email)?.last ?? 0) > at);
  const expected = readers - left.size - box.refused.size;
  const spared = [...left.keys()].filter((email) => !box.letters.has(email)).length;
  const came = box.letters.size - (left.size - spared);
  const all = [...box.letters.values()];
  const twice = all.filter(({ times }) => times > 1).length;
  const strange = all.filter(({ ids }) => ids.size > 1).length;
  const ids = new Set(all.flatMap((one) => [...one.ids])).size;
  report(
    `newsletter to ${readers}, server killed twice, ${name}`,
    came === expected &&
      ids === all.length &&
      strange === 0 &&
      twice <= 8 &&
      afterwards.length === 0,
    `${came} of ${expected} came in ${seconds} s (${Math.round((came * 60) / seconds)} a minute, ${perMinute} allowed), under ${ids} Message-IDs, ${twice} twice, ${strange} of them under another Message-ID; ${left.size} left, ${afterwards.length} of them got it afterwards; ${box.refused.size} refused`,
  );
}

export async function seedReaders({ db }: Store, count: number): Promise<void> {
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
    await db
      .insertInto('subscribers')
      .values(rows.slice(start, start + 500))
      .execute();
  }
}
