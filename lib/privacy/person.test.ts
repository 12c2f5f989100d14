// The rights that the privacy policy promises.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { env } from '#lib/base/env.ts';
import type { Suspicion } from '#lib/database/schema.ts';
import type { Fields } from '#lib/desk/act.ts';
import { keepWords } from '#lib/desk/typed-words.ts';
import { leadActs } from '#lib/leads/acts.ts';
import { answerPlace, answersOf } from '#lib/leads/answers.ts';
import { contactFields } from '#lib/leads/contact-fields.ts';
import { saveLead } from '#lib/leads/leads.ts';
import { keepDraft } from '#lib/letters/drafts.ts';
import { subscribe, unsubscribe } from '#lib/letters/subscribers.ts';
import { listVersions } from '#lib/words/list-versions.ts';
import { listPublications } from '#lib/words/publications.ts';
import { onEachDatabase, onSqlite, store } from '#testing/databases.ts';
import { queueLetter } from '#testing/post-office.ts';
import { press } from '#testing/press.ts';
import { consentOf, lead, writeMailFile } from '#testing/seed.ts';
import { publishWords, saveWords } from '#testing/words.ts';
import { personActs } from './acts.ts';
import { detailsOf, findPersonalData } from './people.ts';
import { exportPerson } from './person-export.ts';

const ayesha = 'ayesha@example.com';
const other = 'other@example.com';
const owner = 'owner@example.com';
const letterWords = { subject: 'News', preview: '', words: 'Words.' };
const letter = { id: 'a1b2', subject: 'News', source: '# News\n\nWords.' };

const tables = {
  leads: () => store.db.selectFrom('leads').selectAll().orderBy('received_at').execute(),
  subscribers: () => store.db.selectFrom('subscribers').selectAll().execute(),
  subscriptions_before: () => store.db.selectFrom('subscriptions_before').selectAll().execute(),
  outbox: () => store.db.selectFrom('outbox').selectAll().execute(),
};

let at = 1;
function add(email: string, message: string, suspicion: Suspicion | null = null) {
  at += 1;
  return saveLead(store, { ...lead, email, message, suspicion }, at);
}

async function seed() {
  await add(ayesha, 'A first message.');
  await add('AYESHA@example.com', 'A second message.');
  await add(ayesha, 'A suspect.', 'honeypot filled');
  await add(other, 'Of another.');
  for (const email of [ayesha, other]) await subscribe(store, consentOf(email), 5);
}

const erase = (email = ayesha, on = store) =>
  press(on, personActs['erase-person'], { email, sure: 'yes' });

async function exported(email: string) {
  const found = await findPersonalData(store, email);
  if (!found) throw new Error('nothing is kept');
  return exportPerson(found);
}

/** Each table by its name, and all that it says. */
async function textsOfTables() {
  const tables = await store.db.introspection.getTables();
  const texts = tables.map(async ({ name }) => {
    const rows = await store.db
      .selectFrom(name as 'changes')
      .selectAll()
      .execute();
    return [name, JSON.stringify(rows)] as const;
  });
  return Promise.all(texts);
}

const theirs = (row: { email_key: string }) => row.email_key === ayesha;

onEachDatabase('a person', (open) => {
  beforeEach(seed);

  const correct = async (given: Fields) => {
    const was = detailsOf((await tables.leads()).filter(theirs));
    return press(store, personActs['correct-person'], { person: ayesha, was, ...given });
  };

  it('gets what is stored about an address, typed in any case, nothing of others, and no ids', async () => {
    await queueLetter(store, letter, 9);
    const held = await exported('Ayesha@EXAMPLE.com');
    expect([held.messages, held.subscriptions, held.mails].map((all) => all.length)).toEqual([
      ...[3, 1, 5],
    ]);
    expect(held.messages[2]?.suspicion).toMatch(/robot/);
    expect(held.mails.map((one) => [one.kind, one['letter subject']])).toContainEqual([
      'letters to subscribers',
      'News',
    ]);
    const out = JSON.stringify(held);
    const ids = await Promise.all(Object.values(tables).map((read) => read()));
    const tokens = (await tables.subscribers()).map(({ token }) => token);
    const secret = [other, ...ids.flat().map(({ id }) => id), ...tokens];
    expect(secret.filter((one) => out.includes(one))).toEqual([]);
  });

  it('gets each time that they came and left, in order, and all of them are erased', async () => {
    const find = async () => (await tables.subscribers()).filter(theirs);
    const again = { ...consentOf(ayesha), page: '/about', textHash: 'c3d4' };
    for (const reader of await find()) await unsubscribe(store, reader, 10, 'full');
    await subscribe(store, again, 20);
    for (const reader of await find()) await unsubscribe(store, reader, 30);
    await subscribe(store, again, 40);
    const { subscriptions } = await exported(ayesha);
    const times = subscriptions.map((one) =>
      [one['consent at'], one['unsubscribed at']].map((at) => Date.parse(String(at))),
    );
    expect(times).toEqual([
      [5, 10],
      [20, 30],
      [40, Number.NaN],
    ]);
    await erase();
    expect(await tables.subscriptions_before()).toEqual([]);
  });

  it('is corrected, in what is given, in every message and the subscription', async () => {
    const email = 'ai.sha+news@gmail.com';
    expect(await correct({ email, phone: '' })).toBe('corrected');
    expect((await tables.leads()).filter(theirs)).toEqual([]);
    const { messages } = await exported(email);
    expect(messages[2]).toMatchObject({ name: 'Ayesha Khan', email });
    expect(messages[2]).not.toHaveProperty('phone');
    expect(await tables.subscribers()).toContainEqual(
      expect.objectContaining({ email, inbox_key: 'aisha@gmail.com' }),
    );
  });

  it('is joined with another only where both are said to be one, but not two subscriptions', async () => {
    await add('zara@example.com', 'Of Zara.');
    const before = await tables.leads();
    expect(await correct({ email: 'zara@example.com' })).toBe('address-known');
    expect(await correct({ email: other, same: 'yes' })).toBe('address-taken');
    expect(await correct({ email: 'new@example.com', was: '{}' })).toBe('changed');
    expect(await tables.leads()).toEqual(before);
    expect(await correct({ email: 'zara@example.com', same: 'yes' })).toBe('corrected');
  });

  it('is erased with mail, answers and notes from every table and the mail folder, and nobody else', async () => {
    env().SMTP_URL = 'smtp://127.0.0.1:9';
    const rows = [...(await tables.leads()), ...(await tables.subscribers())];
    const ids = rows.filter(theirs).map(({ id }) => id);
    const mails = (await tables.outbox()).filter(({ kind }) => kind === 'lead');
    await add('zara@example.com', 'All that there is of Zara.');
    for (const { id } of await tables.leads()) {
      await press(store, leadActs.note, { id, note: 'Called' });
      await press(store, leadActs['send-answer'], { id, words: `An answer to ${id}` });
      const typed = { who: owner, file: answerPlace(id), words: '"And"', changed_at: 9 };
      await keepWords(store, typed);
    }
    const { messages } = await exported(ayesha);
    expect(messages[0]).toMatchObject({ answers: [{ words: `An answer to ${ids[0]}` }] });
    // It has told of others, too.
    const notice = (await tables.subscribers()).find(theirs)?.notice_id ?? '';
    const told = store.db.updateTable('outbox').set({ sent_at: 9 });
    await told.where('id', '=', notice).execute();
    const [mail, kept] = [true, false].map(
      (isTheirs) => mails.find(({ subject_id }) => ids.includes(subject_id) === isTheirs)?.id,
    );
    const files = [mail, notice, kept].map((id) => path.basename(writeMailFile(id)));
    expect(await erase('AYESHA@example.com')).toBe('erased');
    await erase('zara@example.com');
    const left = [...(await tables.leads()), ...(await tables.subscribers())];
    expect(left.map(({ email }) => email)).toEqual([other, other]);
    // Of the other: message, answer, copy, welcome.
    const outbox = await tables.outbox();
    expect(outbox.map(({ kind }) => kind).sort()).toEqual([
      ...['answer', 'answer-copy', 'lead', 'subscriber-welcome'],
    ]);
    for (const [name, text] of await textsOfTables()) {
      const found = [ayesha, 'zara@', ...ids].filter((one) => text.includes(one));
      expect([name, found]).toEqual([name, []]);
    }
    const typed = store.db.selectFrom('word_drafts').select('file');
    expect(await typed.execute()).toEqual([{ file: answerPlace(left[0]?.id ?? '') }]);
    const there = readdirSync(path.join(env().DATA_DIR, 'mail'));
    expect(files.map((file) => there.includes(file))).toEqual([false, false, true]);
  });

  it('is erased while messages arrive, of which none is lost', async () => {
    const second = await open();
    const names = Array.from({ length: 30 }, (_, number) => `busy-${number}@example.com`);
    await Promise.all([erase(ayesha, second), ...names.map((email) => add(email, email))]);
    const emails = (await tables.leads()).map(({ email }) => email);
    expect(emails.sort()).toEqual([...names, other].sort());
  });
});

onSqlite('a person', () => {
  beforeEach(seed);

  it('who worked at the desk is no longer named for what they did there', async () => {
    env().SMTP_URL = 'smtp://127.0.0.1:9';
    const who = 'Colleague@example.com';
    await saveWords(store, 'about.yaml', () => '# Anew', { who });
    await publishWords(store, { who });
    await keepWords(store, { who, file: 'about.yaml', words: '"And"', changed_at: 9 });
    await keepDraft(store, { id: 'a1b2', version: 0 }, letterWords, true, { who, at: 9 });
    const answers = [who, owner].map((of) => ({ id: 'a1b2', who: of, at: 9, words: 'Yes.' }));
    const theirs = { answers: JSON.stringify(answers), looked_after_by: who };
    await store.db.updateTable('leads').set(theirs).execute();
    const account = { name: 'Col', email: who.toLowerCase(), email_verified: 1, image: null };
    const times = { created_at: '', updated_at: '', signature: null };
    const person = { id: 'x', ...account, ...times };
    await store.db.insertInto('desk_people').values(person).execute();
    expect((await exported(who))['times named for work at our desk']).toBe(5);
    expect(await erase(who)).toBe('erased');
    for (const [name, text] of await textsOfTables()) {
      expect([name, /colleague@/i.test(text)]).toEqual([name, false]);
    }
    expect(await listPublications(store.db, 9)).toMatchObject([{ who: 'somebody' }]);
    const [kept] = await tables.leads();
    expect(kept && answersOf(kept).map((one) => one.who)).toEqual(['somebody', owner]);
    expect(await listVersions(store).execute()).toMatchObject([
      { who: 'somebody', file: 'about.yaml' },
    ]);
  });

  it('is erased where what waits for an owner has gone since', async () => {
    for (const mail of await tables.outbox()) {
      const held = { id: mail.id, kind: 'mail', what: JSON.stringify(mail), at: 9 } as const;
      await store.db.insertInto('held').values(held).execute();
    }
    expect(await erase()).toBe('erased');
    expect(JSON.stringify(await textsOfTables())).not.toContain('A first message.');
  });

  it('who is erased leaves no trace in the database files', async () => {
    await erase();
    const { rows } = await sql<{ file: string }>`PRAGMA database_list`.execute(store.db);
    for (const end of ['', '-wal', '-shm']) {
      const bytes = readFileSync(`${rows[0]?.file}${end}`);
      const traces = ['ayesha@', 'A first message.'].filter((trace) => bytes.includes(trace));
      expect([end, traces]).toEqual([end, []]);
    }
  });

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
  ] as const)('sees each column of %s but for internal ones', async (table, shown, internal) => {
    const [row = {}] = await tables[table]();
    const columns = [...shown.split(' '), ...internal.split(' ')];
    expect(Object.keys(row).sort()).toEqual(columns.sort());
  });
});
