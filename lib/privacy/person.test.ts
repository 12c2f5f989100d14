// The rights that the privacy policy promises.

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { env } from '#lib/base/env.ts';
import type { Suspicion } from '#lib/database/schema.ts';
import { tables as schema } from '#lib/database/tables.ts';
import type { Fields } from '#lib/desk/act.ts';
import { personKey } from '#lib/desk/people.ts';
import { createToken } from '#lib/desk/sign-in-links.ts';
import { keepTyped } from '#lib/desk/typed-words.ts';
import { leadActs } from '#lib/leads/acts.ts';
import { answerPlace, answersOf } from '#lib/leads/answers.ts';
import { contactFields } from '#lib/leads/contact-fields.ts';
import { subscribe, unsubscribe } from '#lib/letters/subscribers.ts';
import { outboxEntry } from '#lib/post/outbox.ts';
import { onEachDatabase, onSqlite, store } from '#testing/databases.ts';
import { given, mailServer } from '#testing/given.ts';
import { queueLetter } from '#testing/post-office.ts';
import { press } from '#testing/press.ts';
import { addLead, addReaders, consentOf, rowsOf, writeMailFile } from '#testing/seed.ts';
import { personActs } from './acts.ts';
import { detailsOf, findPersonalData } from './people.ts';
import { exportPerson } from './person-export.ts';

const ayesha = 'ayesha@example.com';
const other = 'other@example.com';
const owner = 'owner@example.com';
const letter = { id: 'a1b2', subject: 'News', source: '# News\n\nWords.' };

const leads = async () =>
  (await rowsOf(store, 'leads')).sort((one, other) => one.received_at - other.received_at);

let at = 1;
function add(email: string, message: string, suspicion: Suspicion | null = null) {
  at += 1;
  return addLead(store, { email, message, suspicion }, at);
}

async function seed() {
  await add(ayesha, 'A first message.');
  await add('AYESHA@example.com', 'A second message.');
  await add(ayesha, 'A suspect.', 'honeypot filled');
  await add(other, 'Of another.');
  await addReaders(store, 'ayesha other', 5);
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
    return [name, JSON.stringify(await rowsOf(store, name as 'changes'))] as const;
  });
  return Promise.all(texts);
}

const theirs = (row: { email_key: string }) => row.email_key === ayesha;

onEachDatabase('a person', (open) => {
  beforeEach(seed);

  const correct = async (given: Fields) => {
    const was = detailsOf((await leads()).filter(theirs));
    return press(store, personActs['correct-person'], { person: ayesha, was, ...given });
  };

  it('gets what is stored about an address, typed in any case, nothing of others, and no ids', async () => {
    await queueLetter(store, letter, 9);
    const held = await exported('Ayesha@EXAMPLE.com');
    const { messages, subscriptions, mails } = held;
    expect([messages, subscriptions, mails].map((all) => all.length)).toEqual([3, 1, 5]);
    expect(messages[2]?.suspicion).toMatch(/robot/);
    const ofLetter = { kind: 'letters to subscribers', 'letter subject': 'News' };
    expect(mails).toContainEqual(expect.objectContaining(ofLetter));
    const out = JSON.stringify(held);
    const readers = await rowsOf(store, 'subscribers');
    const rows = [...(await leads()), ...readers, ...(await rowsOf(store, 'outbox'))];
    const secret = [other, ...rows.map(({ id }) => id), ...readers.map(({ token }) => token)];
    expect(secret.filter((one) => out.includes(one))).toEqual([]);
  });

  it('gets each time that they came and left, in order, and all of them are erased', async () => {
    const find = async () => (await rowsOf(store, 'subscribers')).filter(theirs);
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
    expect(await rowsOf(store, 'subscriptions_before')).toEqual([]);
  });

  it('is corrected, in what is given, in every message and the subscription', async () => {
    const email = 'ai.sha+news@gmail.com';
    expect(await correct({ email, phone: '' })).toBe('corrected');
    expect((await leads()).filter(theirs)).toEqual([]);
    const { messages } = await exported(email);
    expect(messages[2]).toMatchObject({ name: 'Ayesha Khan', email });
    expect(messages[2]).not.toHaveProperty('phone');
    const reader = expect.objectContaining({ email, inbox_key: 'aisha@gmail.com' });
    expect(await rowsOf(store, 'subscribers')).toContainEqual(reader);
  });

  it('is joined with another only where both are said to be one, but not two subscriptions', async () => {
    await add('zara@example.com', 'Of Zara.');
    const before = await leads();
    expect(await correct({ email: 'zara@example.com' })).toBe('address-known');
    expect(await correct({ email: other, same: 'yes' })).toBe('address-taken');
    expect(await correct({ email: 'new@example.com', was: '{}' })).toBe('changed');
    expect(await leads()).toEqual(before);
    expect(await correct({ email: 'zara@example.com', same: 'yes' })).toBe('corrected');
  });

  it('is erased with mail, answers and notes from every table and the mail folder, and nobody else', async () => {
    given(mailServer);
    const rows = [...(await leads()), ...(await rowsOf(store, 'subscribers'))];
    const ids = rows.filter(theirs).map(({ id }) => id);
    const mails = (await rowsOf(store, 'outbox')).filter(({ kind }) => kind === 'lead');
    await add('zara@example.com', 'All that there is of Zara.');
    for (const { id } of await leads()) {
      await press(store, leadActs.note, { id, note: 'Called' });
      await press(store, leadActs['send-answer'], { id, words: `An answer to ${id}` });
      await keepTyped(store, owner, answerPlace(id), 'And');
    }
    const { messages } = await exported(ayesha);
    expect(messages[0]).toMatchObject({ answers: [{ words: `An answer to ${ids[0]}` }] });
    // It has told of others, too.
    const notice = (await rowsOf(store, 'subscribers')).find(theirs)?.notice_id ?? '';
    const told = store.db.updateTable('outbox').set({ sent_at: 9 });
    await told.where('id', '=', notice).execute();
    const [mail, kept] = [true, false].map(
      (isTheirs) => mails.find(({ subject_id }) => ids.includes(subject_id) === isTheirs)?.id,
    );
    const files = [mail, notice, kept].map((id) => path.basename(writeMailFile(id)));
    expect(await erase('AYESHA@example.com')).toBe('erased');
    await erase('zara@example.com');
    const left = [...(await leads()), ...(await rowsOf(store, 'subscribers'))];
    expect(left.map(({ email }) => email)).toEqual([other, other]);
    // Of the other: message, answer, copy, welcome.
    const kinds = (await rowsOf(store, 'outbox')).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['answer', 'answer-copy', 'lead', 'subscriber-welcome']);
    for (const [name, text] of await textsOfTables()) {
      const found = [ayesha, 'zara@', ...ids].filter((one) => text.includes(one));
      expect([name, found]).toEqual([name, []]);
    }
    const typed = { file: answerPlace(left[0]?.id ?? '') };
    expect(await rowsOf(store, 'word_drafts')).toMatchObject([typed]);
    const there = readdirSync(path.join(env().DATA_DIR, 'mail'));
    expect(files.map((file) => there.includes(file))).toEqual([false, false, true]);
  });

  it('is erased while messages arrive, of which none is lost', async () => {
    const second = await open();
    const names = Array.from({ length: 30 }, (_, number) => `busy-${number}@example.com`);
    await Promise.all([erase(ayesha, second), ...names.map((email) => add(email, email))]);
    const emails = (await leads()).map(({ email }) => email);
    expect(emails.sort()).toEqual([...names, other].sort());
  });
});

onSqlite('a person', () => {
  beforeEach(seed);

  /** Says who did something. */
  const saysWho = (column: string) => /^who$|_by$/.test(column) && column !== 'left_by';

  it('who worked at the desk is named in no column that says who did something', async () => {
    const who = 'Colleague@example.com';
    const db = store.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
    // In each such column, and by the account.
    let times = 1;
    for (const [table, columns] of Object.entries(schema)) {
      const must = Object.entries(columns).filter(([, { sql }]) => /NOT NULL|KEY/.test(sql));
      for (const column of Object.keys(columns).filter(saysWho)) {
        const row = must.map(([name, { sql }]) => [name, sql.startsWith('text') ? column : 1]);
        const values = { ...Object.fromEntries(row), [column]: who };
        await db.insertInto(table).values(values).execute();
        times += 1;
      }
    }
    const answers = [who, owner].map((of) => ({ id: 'a1b2', who: of, at: 9, words: 'Yes.' }));
    await db
      .updateTable('leads')
      .set({ answers: JSON.stringify(answers) })
      .execute();
    const account = { name: 'Col', email: who.toLowerCase(), email_verified: 1, image: null };
    const person = { id: 'x', ...account, created_at: '', updated_at: '', signature: null };
    await store.db.insertInto('desk_people').values(person).execute();
    // Asked for, and not used.
    await createToken(store, who);
    const mail = outboxEntry('sign-in', personKey(who), 9);
    await store.db.insertInto('outbox').values(mail).execute();
    const file = writeMailFile(mail.id);
    expect((await exported(who))['times named for work at our desk']).toBe(times);
    expect(await erase(who)).toBe('erased');
    expect(existsSync(file)).toBe(false);
    await store.db.insertInto('desk_people').values(person).execute();
    // Nothing else names them.
    expect(await erase(who)).toBe('erased');
    for (const [name, text] of await textsOfTables()) {
      expect([name, /colleague@/i.test(text)]).toEqual([name, false]);
    }
    for (const table of ['publications', 'word_versions'] as const)
      expect(await rowsOf(store, table)).toMatchObject([{ who: 'somebody' }]);
    const [kept] = await leads();
    expect(kept && answersOf(kept).map((one) => one.who)).toEqual(['somebody', owner]);
  });

  it('is erased where what waits for an owner has gone since', async () => {
    for (const mail of await rowsOf(store, 'outbox')) {
      const held = { id: mail.id, kind: 'mail', what: JSON.stringify(mail), at: 9 } as const;
      await store.db.insertInto('held').values(held).execute();
    }
    expect(await erase()).toBe('erased');
    expect(JSON.stringify(await textsOfTables())).not.toContain('A first message.');
  });

  // Decide of each new column whether the person is to see it, and in which words: person-export.ts.
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
    const [row = {}] = await rowsOf<'leads' | 'subscribers'>(store, table);
    const columns = [...shown.split(' '), ...internal.split(' ')];
    expect(Object.keys(row).sort()).toEqual(columns.sort());
  });
});
