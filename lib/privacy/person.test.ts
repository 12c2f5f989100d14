// The rights that the privacy policy promises.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listVersions } from '#app/desk/publish/history/versions.ts';
import { env } from '#lib/base/env.ts';
import type { Suspicion } from '#lib/database/schema.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import type { Fields } from '#lib/desk/act.ts';
import { keepWords } from '#lib/desk/typed-words.ts';
import { leadActs } from '#lib/leads/acts.ts';
import { answerPlace } from '#lib/leads/answers.ts';
import { contactFields } from '#lib/leads/contact-fields.ts';
import { saveLead } from '#lib/leads/leads.ts';
import { beginLetter } from '#lib/letters/letters.ts';
import { restoreReader } from '#lib/letters/readers.ts';
import { comeBack, subscribe, unsubscribe } from '#lib/letters/subscribers.ts';
import { changeWords } from '#lib/words/versions.ts';
import { onEachDatabase, onSqlite } from '#testing/databases.ts';
import { press } from '#testing/press.ts';
import { consentOf, lead, writeMailFile } from '#testing/seed.ts';
import { emptyStore } from '#testing/stored.ts';
import { personActs } from './acts.ts';
import { detailsOf } from './people.ts';
import { exportPerson } from './person-export.ts';

const ayesha = 'ayesha@example.com';
const actor = { who: 'owner@example.com', at: Date.now() };

const tables = {
  leads: ({ db }: Store) => db.selectFrom('leads').selectAll().orderBy('received_at').execute(),
  subscribers: ({ db }: Store) => db.selectFrom('subscribers').selectAll().execute(),
  subscriptions_before: ({ db }: Store) =>
    db.selectFrom('subscriptions_before').selectAll().execute(),
  outbox: ({ db }: Store) => db.selectFrom('outbox').selectAll().execute(),
};

let at = 1;
function add(store: Store, email: string, message: string, suspicion: Suspicion | null = null) {
  at += 1;
  const utm_campaign = 'ayesha-s-campaign';
  return saveLead(store, { ...lead, email, message, suspicion, utm_campaign }, at);
}

async function seed(store: Store) {
  await add(store, ayesha, 'A first message.');
  await add(store, 'AYESHA@example.com', 'A second message.');
  await add(store, ayesha, 'A suspect.', 'honeypot filled');
  await add(store, 'other@example.com', 'Of another.');
  for (const email of [ayesha, 'other@example.com']) await subscribe(store, consentOf(email), 5);
}

const erase = (store: Store, email = ayesha) =>
  press(store, personActs['erase-person'], { email, sure: 'yes' });

const theirs = (row: { email_key: string }) => row.email_key === ayesha;

onEachDatabase('a person', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    await seed(store);
  });

  const correct = async (given: Fields) => {
    const was = detailsOf((await tables.leads(store)).filter(theirs));
    return press(store, personActs['correct-person'], { person: ayesha, was, ...given });
  };

  it('gets everything stored about an address, typed in any case, and no ids', async () => {
    await beginLetter(store, { id: 'a1b2', subject: 'News', source: '# News\n\nWords.' }, actor.at);
    await store.db.updateTable('outbox').set({ sent_at: 5 }).where('kind', '=', 'lead').execute();
    const held = await exportPerson(store, 'Ayesha@EXAMPLE.com');
    expect(held.messages).toHaveLength(3);
    expect(held.messages[0]).toMatchObject({
      received: expect.stringMatching(/^\d{4}-.*Z$/),
      'sent from page': '/contact',
      'came by campaign': 'ayesha-s-campaign',
    });
    expect(held.subscriptions).toEqual([
      {
        email: ayesha,
        subscribed: expect.stringMatching(/Z$/),
        'on page': '/',
        'privacy policy of': '2025-08-29',
        'SHA-256 of the text shown': 'a1b2',
        'last welcome written': expect.stringMatching(/Z$/),
      },
    ]);
    expect(held.mails).toHaveLength(5);
    expect(held.mails).toContainEqual({
      mail: expect.stringContaining('message of yours'),
      written: expect.stringMatching(/Z$/),
      sent: '1970-01-01T00:00:00.005Z',
    });
    const letter = { mail: expect.stringMatching(/a letter/), subject: 'News' };
    expect(held.mails).toContainEqual(expect.objectContaining(letter));
    const out = JSON.stringify(held);
    expect(out).not.toContain('other@example.com');
    for (const read of Object.values(tables)) {
      for (const { id } of await read(store)) expect(out).not.toContain(id);
    }
    for (const { token } of await tables.subscribers(store)) expect(out).not.toContain(token);
  });

  it('gets each time that they came and left, in order, and all of them are erased', async () => {
    const find = async () => {
      const reader = (await tables.subscribers(store)).find(theirs);
      if (!reader) throw new Error('there is no reader');
      return reader;
    };
    const again = { ...consentOf(ayesha), page: '/about', textHash: 'c3d4' };
    await unsubscribe(store, await find(), 10);
    await subscribe(store, again, 20);
    await unsubscribe(store, await find(), 30, 'full');
    await restoreReader(store, await find());
    await unsubscribe(store, await find(), 40, 'complaint');
    await comeBack(store, (await find()).token, again, 50);
    const held = (await exportPerson(store, ayesha)).subscriptions.map(
      ({ subscribed, unsubscribed, ...rest }) => [
        Date.parse(subscribed ?? ''),
        Date.parse(unsubscribed ?? ''),
        rest['SHA-256 of the text shown'],
        rest['taken off by us, as'],
      ],
    );
    expect(held).toEqual([
      [5, 10, 'a1b2', undefined],
      [20, 30, 'c3d4', 'mail to the address came back'],
      [20, 40, 'c3d4', 'a mail of ours was reported as unwanted'],
      [50, Number.NaN, 'c3d4', undefined],
    ]);
    await erase(store);
    expect(await tables.subscriptions_before(store)).toEqual([]);
  });

  it('is corrected, in what is given, in every message and the subscription', async () => {
    const email = 'ai.sha+news@gmail.com';
    expect(await correct({ email, phone: '' })).toBe('corrected');
    expect((await tables.leads(store)).filter(theirs)).toEqual([]);
    const { messages } = await exportPerson(store, email);
    expect(messages[2]).toMatchObject({ name: 'Ayesha Khan', email });
    expect(messages[2]).toHaveProperty('phone', undefined);
    expect(await tables.subscribers(store)).toContainEqual(
      expect.objectContaining({ email, inbox_key: 'aisha@gmail.com' }),
    );
  });

  it('is joined with another only where both are said to be one, but not two subscriptions', async () => {
    await add(store, 'zara@example.com', 'Of Zara.');
    const before = await tables.leads(store);
    expect(await correct({ email: 'zara@example.com' })).toBe('address-known');
    expect(await correct({ email: 'other@example.com', same: 'yes' })).toBe('address-taken');
    expect(await tables.leads(store)).toEqual(before);
    expect(await correct({ email: 'zara@example.com', same: 'yes' })).toBe('corrected');
  });

  it('is erased with their mail from every table and the mail folder, and nobody else', async () => {
    const rows = [...(await tables.leads(store)), ...(await tables.subscribers(store))];
    const ids = rows.filter(theirs).map(({ id }) => id);
    const mails = (await tables.outbox(store)).filter(({ kind }) => kind === 'lead');
    await add(store, 'zara@example.com', 'All that there is of Zara.');
    for (const { id } of await tables.leads(store)) {
      await press(store, leadActs.note, { id, note: 'Called' });
    }
    const [file, other] = [true, false].map((isTheirs) =>
      writeMailFile(mails.find(({ subject_id }) => ids.includes(subject_id) === isTheirs)?.id),
    );
    expect(await erase(store, 'AYESHA@example.com')).toBe('erased');
    await erase(store, 'zara@example.com');
    const [leads, readers] = [await tables.leads(store), await tables.subscribers(store)];
    expect([...leads, ...readers].map(({ email }) => email)).toEqual([
      'other@example.com',
      'other@example.com',
    ]);
    expect(await tables.outbox(store)).toHaveLength(3);
    for (const { name } of await store.db.introspection.getTables()) {
      const rows = await store.db
        .selectFrom(name as 'changes')
        .selectAll()
        .execute();
      const text = JSON.stringify(rows);
      expect([name, ...[ayesha, 'zara@', ...ids].filter((one) => text.includes(one))]).toEqual([
        name,
      ]);
    }
    const notes = store.db.selectFrom('changes').where('what', '=', 'message noted');
    expect(await notes.select('which').execute()).toEqual(leads.map(({ id }) => ({ which: id })));
    const files = readdirSync(path.join(env().DATA_DIR, 'mail'));
    expect([file, other].map((one) => files.includes(path.basename(one ?? '')))).toEqual([
      false,
      true,
    ]);
  });

  it('gets our answers with each message, which are erased with it, sent or only typed', async () => {
    env().SMTP_URL = 'smtp://127.0.0.1:9';
    for (const { id } of await tables.leads(store)) {
      await press(store, leadActs['send-answer'], { id, words: `An answer to ${id}` });
      const file = answerPlace(id);
      await keepWords(store, { who: actor.who, file, words: '"And"', changed_at: 9 });
    }
    const [{ id } = { id: '' }] = await tables.leads(store);
    const { messages, mails } = await exportPerson(store, ayesha);
    expect(messages[0]).toMatchObject({ 'our answers': [{ words: `An answer to ${id}` }] });
    expect(mails.map(({ mail }) => mail)).toContain('an answer of ours, to you');
    await erase(store);
    const [other, ...others] = await tables.leads(store);
    expect(others).toEqual([]);
    const typed = store.db.selectFrom('word_drafts').select('file').execute();
    expect(await typed).toEqual([{ file: `answers/${other?.id}` }]);
    const mailed = (await tables.outbox(store)).filter(({ kind }) => kind.startsWith('answer'));
    expect(mailed.map(({ subject_id }) => subject_id)).toEqual([other?.id, other?.id]);
  });

  it('is erased while messages arrive, of which none is lost', async () => {
    const second = await open();
    const names = Array.from({ length: 30 }, (_, number) => `busy-${number}@example.com`);
    await Promise.all([erase(second), ...names.map((email) => add(store, email, email))]);
    const emails = (await tables.leads(store)).map(({ email }) => email);
    expect(emails.sort()).toEqual([...names, 'other@example.com'].sort());
  });

  it('is erased with a notice in the mail folder, though it tells of others, who stay told', async () => {
    const notice = (await tables.subscribers(store)).find(theirs)?.notice_id;
    const file = writeMailFile(notice);
    await erase(store);
    expect(existsSync(file)).toBe(false);
    expect((await tables.outbox(store)).map(({ id }) => id)).toContain(notice);
  });
});

onSqlite('a person', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    await seed(store);
  });

  it('who worked at the desk is no longer named in the history of words, nor beside messages', async () => {
    const writer = { who: 'Ayesha@example.com', at: 9 };
    const words = new Map([['about.yaml', Buffer.from('# Anew')]]);
    await changeWords(store, writer, { what: 'words saved' }, () => words);
    const kept = { looked_after_by: writer.who };
    await store.db
      .updateTable('leads')
      .set(kept)
      .where('email', '=', 'other@example.com')
      .execute();
    await erase(store);
    expect(await tables.leads(store)).toMatchObject([{ looked_after_by: null }]);
    expect(await listVersions(store, { limit: 9, offset: 0 })).toMatchObject([
      { who: 'somebody', files: [{ file: 'about.yaml' }] },
    ]);
  });

  /** What is stored in a column, and what the person reads of it. */
  const inWords: Record<string, [string, string]> = {
    suspicion: ['sells links', 'It has several links'],
    cleared_suspicion: ['token forged', 'was forged'],
    answers: ['[{"words":"Yes.","at":1}]', '"Yes."'],
    left_by: ['desk', 'by hand'],
    kind: ['newsletter', 'a letter of the newsletter'],
    letter_id: ['a1b2', '"News"'],
    returned: ['complaint', 'reported as unwanted'],
  };

  // Decide of each new column whether the person is to see it.
  it.each([
    [
      'leads',
      `${Object.keys(contactFields).join(' ')} received_at page suspicion cleared_suspicion told_at dismissed_at answered_at answers note won_at lost_at looked_after_by ask_again utm_source utm_medium utm_campaign referrer first_page page_before`,
      'id email_key fingerprint answer_unknown',
    ],
    [
      'subscribers',
      'email consent_at consent_page policy_date consent_hash unsubscribed_at welcomed_at left_by',
      'id email_key inbox_key token notice_id',
    ],
    [
      'subscriptions_before',
      'consent_at consent_page policy_date consent_hash unsubscribed_at left_by',
      'id subscriber_id',
    ],
    [
      'outbox',
      'kind letter_id created_at sent_at failed_at returned returned_at',
      'id subject_id due attempts last_error problem told_at return_key',
    ],
  ] as const)('gets every column of %s but for internal ones', async (table, shown, internal) => {
    const columns = [...shown.split(' '), ...internal.split(' ')];
    await beginLetter(store, { id: 'a1b2', subject: 'News', source: '# News\n\nWords.' }, actor.at);
    const [reader] = await tables.subscribers(store);
    if (reader) {
      await unsubscribe(store, reader, 10);
      await subscribe(store, consentOf(reader.email), 20);
    }
    const [row] = await tables[table](store);
    expect(Object.keys(row ?? {}).sort()).toEqual(columns.sort());
    const given = shown.split(' ').map((column, place) => {
      const [text, time] = [`of ${column}.`, 1e12 + place];
      const isTime = column.endsWith('_at');
      const plain = isTime ? [time, new Date(time).toISOString()] : [text, text];
      const [value, read] = inWords[column] ?? plain;
      return { column, value, read: String(read) };
    });
    const values = Object.fromEntries(given.map(({ column, value }) => [column, value]));
    const all = store.db.updateTable(table as 'leads');
    await all.set(values).execute();
    const held = JSON.stringify(await exportPerson(store, ayesha));
    expect(given.filter(({ read }) => !held.includes(read))).toEqual([]);
  });
});

it('an erasure leaves no trace in the database files', async () => {
  const store = await getStore();
  emptyStore();
  await seed(store);
  await erase(store);
  for (const file of readdirSync(env().DATA_DIR).filter((name) => name.startsWith('site.'))) {
    const bytes = readFileSync(path.join(env().DATA_DIR, file));
    for (const trace of ['ayesha@', 'A first message.']) expect(bytes.includes(trace)).toBe(false);
  }
});
