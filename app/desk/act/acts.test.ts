import { sql } from 'kysely';
import { emailKey } from '#lib/base/email-key.ts';
import { openStore, type Store } from '#lib/database/store.ts';
import { act, type Fields, perform } from '#lib/desk/act.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { deskPeople } from '#lib/desk/people.ts';
import { deskOf } from '#lib/desk/perform-as.ts';
import { createToken, enter } from '#lib/desk/sign-in-links.ts';
import { listTyped } from '#lib/desk/typed-words.ts';
import { answerPlace } from '#lib/leads/answers.ts';
import { type ReadDraft, readDraft } from '#lib/letters/read-letter.ts';
import { detailsOf } from '#lib/privacy/people.ts';
import { given, mailServer } from '#testing/given.ts';
import { newFolder } from '#testing/new-folder.ts';
import { addLead, addReaders, lead, rowsOf } from '#testing/seed.ts';
import { acts, sentence } from './acts.ts';

const [owner = ''] = deskPeople();
const now = Date.now();
const tomorrow = new Date(now + 24 * 3_600_000).toISOString().slice(0, 16);
const reply = 'Prices\n\nDear {name}, $& see below.';
const words = { subject: 'A letter', preview: '', words: 'Some words.' };

let desk: Desk;
let known: Awaited<ReturnType<typeof fill>>;

beforeEach(async () => {
  given(mailServer);
  desk = deskOf(await openStore({ DATA_DIR: newFolder() }), owner);
  known = await fill(desk.store);
  desk.person.sessionId = known.mine;
});
afterEach(() => desk.store.close());

async function fill(store: Store) {
  const add = (name: string, suspicion: 'honeypot filled' | null = null) =>
    addLead(store, { email: `${name}@example.com`, suspicion }, now);
  const [open, answered] = [await add('open'), await add('answered')];
  const held = await add('held', 'honeypot filled');
  await press('answered', { id: answered });
  await addReaders(store, 'reader', now - 1);
  await press('keep-letter', { ...words, id: 'draft', version: '0' });
  await press('send-letter', { id: 'draft', version: '1' });
  await press('keep-letter', { ...words, words: 'Others.', id: 'draft', version: '0' });
  await press('keep-reply', { reply: 'reply', words: reply });
  const signIn = async () => (await enter(store, await createToken(store, owner), ''))?.sessionId;
  const [mine = '', other] = [await signIn(), await signIn()];
  const passkey = { id: 'key', name: '', credential: 'c', public_key: '', counter: 0 };
  const mineToo = { ...passkey, person: emailKey(owner), created_at: now, used_at: null };
  await store.db.insertInto('desk_passkeys').values(mineToo).execute();
  await store.db.deleteFrom('changes').where('what', '!=', 'message answered').execute();
  const [[letter], [reader]] = [await rowsOf(store, 'letters'), await rowsOf(store, 'subscribers')];
  return { open, held, answered, letter: letter?.id, reader: reader?.id, mine, other };
}

async function press(name: string, fields: Fields = {}) {
  const act = acts.get(name);
  const outcome = act && (await perform(act, desk, fields));
  return typeof outcome === 'object' && 'say' in outcome ? outcome.say : undefined;
}

const tables = [
  'changes',
  'leads',
  'subscribers',
  'outbox',
  'saved_replies',
  'desk_passkeys',
] as const;
const contents = () => Promise.all(tables.map((table) => rowsOf(desk.store, table)));

/** What each writes one line about. */
const each: Readonly<Record<string, () => Record<string, string | undefined>>> = {
  answered: () => ({ id: known.open }),
  dismissed: () => ({ id: known.open }),
  released: () => ({ id: known.held }),
  'dismiss-held': () => ({ listed: String(Date.now()) }),
  undo: () => ({ id: known.answered }),
  note: () => ({ id: known.open, note: 'I call' }),
  outcome: () => ({ id: known.answered, outcome: 'won' }),
  'look-after': () => ({ id: known.open, day: '2026-01-05' }),
  'send-answer': () => ({ id: known.open, words: 'We call you.' }),
  'keep-reply': () => ({ id: known.open, reply: 'new', was: '', words: 'A new one' }),
  'export-person': () => ({ email: 'open@example.com' }),
  'correct-person': () => {
    const person = 'open@example.com';
    return { person, name: 'Zara', was: detailsOf([{ ...lead, email: person }]) };
  },
  'erase-person': () => ({ email: 'open@example.com', sure: 'yes' }),
  'remove-reader': () => ({ id: known.reader }),
  'keep-letter': () => ({ ...words, id: 'draft', version: '1', words: 'Others.' }),
  'throw-letter': () => ({ id: 'draft', version: '1' }),
  'send-letter': () => ({ id: 'draft', version: '1' }),
  'plan-letter': () => ({ id: 'draft', version: '1', at: tomorrow }),
  'unplan-letter': () => ({ id: 'draft', version: '1' }),
  'stop-letter': () => ({ id: known.letter }),
  'invite-person': () => ({ email: 'zara@example.com', role: 'writer' }),
  'end-session': () => ({ id: known.other }),
  'name-yourself': () => ({ name: 'Zara' }),
  'sign-out': () => ({}),
  'remove-passkey': () => ({ id: 'key' }),
  'export-readers': () => ({}),
  'make-preview-link': () => ({}),
  'end-preview-links': () => ({}),
  'test-mail': () => ({}),
  'test-alert': () => ({}),
  'test-lead': () => ({}),
};

/** What does nothing without more than is here: a restore, say, or changed words. */
const needMore =
  'add-passkey bring-back drop-held export-visits let-go let-publish publish-again redirect-page restore-reader resume-letter take-off words'.split(
    ' ',
  );

it.each([
  ['send-answer', 'outbox'],
  ['erase-person', 'changes'],
])('%s is not half done, nor without its line, where it ends at %s', async (name, table) => {
  const before = await contents();
  const stop = `before insert on ${table} begin select raise(abort, 'killed'); end`;
  await sql.raw(`create trigger stop ${stop}`).execute(desk.store.db);
  await expect(press(name, each[name]?.())).rejects.toThrow('killed');
  expect(await contents()).toEqual(before);
});

it.each([{ name: 'a'.repeat(61) }, { signature: 'a'.repeat(501) }])(
  'a name or a signature that is too long is refused',
  async (fields) => expect(await press('name-yourself', fields)).toBe('too-long'),
);

it('a refusal takes back what was written before it', async () => {
  const before = await contents();
  const refusing = act('everybody', {
    deed: 'signed out',
    refused: { no: 'It is not done.' },
    async run({ db }) {
      await db.deleteFrom('leads').execute();
      return { to: '', say: 'no' };
    },
  });
  expect(await perform(refusing, desk, {})).toMatchObject({ say: 'no' });
  expect(await contents()).toEqual(before);
});

// It starts another process.
const isTried = (name: string) => name !== 'publish';

// An act that asked the store within its transaction would wait for itself.
it.each([...acts.keys()].filter(isTried))(
  '%s is done while messages are posted, and written down once',
  async (name) => {
    const lines = async () => (await rowsOf(desk.store, 'changes')).length;
    const before = await lines();
    const fields = each[name]?.();
    if (!fields && !needMore.includes(name)) throw new Error(`${name} lacks a row of “each”`);
    const post = () => addLead(desk.store);
    await Promise.all([post(), press(name, fields), post()]);
    expect((await lines()) - before).toBe(fields ? 1 : 0);
  },
);

it('says what an act says, and nothing that an address makes up', () => {
  expect(sentence('remove-reader.removed')).toMatchObject({ isRefusal: false });
  expect(sentence('keep-letter.beside')).toMatchObject({ isRefusal: true });
  expect(sentence('remove-reader.gone')).toMatchObject({ isRefusal: true });
  for (const said of ['', 'removed', 'constructor.name', 'publish.constructor', 'enter.__proto__'])
    expect(sentence(said)).toBeUndefined();
});

it('writes nothing down where there was nothing to do, nor of somebody else’s passkey', async () => {
  const before = await contents();
  const id = '00000000-0000-4000-8000-000000000000';
  const nobody = 'nobody@example.com';
  await press('erase-person', { email: nobody, sure: 'yes' });
  // A slip of the finger.
  expect(await press('erase-person', { email: 'open@example.com' })).toBe('not-sure');
  await press('export-person', { email: nobody });
  await press('correct-person', { person: nobody, email: 'else@example.com' });
  for (const act of ['end-session', 'remove-reader', 'answered', 'undo', 'note', 'send-answer']) {
    expect([act, await press(act, { id })]).toEqual([act, 'gone']);
  }
  desk.person.email = 'ali@example.com';
  expect(await press('remove-passkey', { id: 'key' })).toBe('gone');
  expect(await contents()).toEqual(before);
});

it('plans a letter by the agency’s clock, within a year; other words of an owner keep the plan, mistakes and a writer’s do not', async () => {
  const plannedAt = async () => (await rowsOf(desk.store, 'drafts'))[0]?.planned_at;
  const plan = (version: string, at: string) => press('plan-letter', { id: 'draft', version, at });
  for (const at of ['', 'soon', '2020-01-01T09:00', '2999-01-01T09:00']) {
    expect([at, await plan('1', at)]).toEqual([at, 'no-time']);
  }
  const day = tomorrow.slice(0, 10);
  expect(await plan('1', `${day}T09:30`)).toBe('planned');
  await press('keep-letter', { ...words, id: 'draft', version: '2', words: 'Better.' });
  // Five hours before Greenwich.
  expect(await plannedAt()).toBe(Date.parse(`${day}T04:30Z`));
  desk.person.role = 'writer';
  expect(await press('throw-letter', { id: 'draft', version: '3' })).toBe('changed');
  await press('keep-letter', { ...words, id: 'draft', version: '3', words: 'Others.' });
  expect(await plannedAt()).toBe(null);
  desk.person.role = 'owner';
  await plan('4', tomorrow);
  await press('keep-letter', { ...words, id: 'draft', version: '5', words: '[x](page)' });
  expect(await plannedAt()).toBe(null);
});

it('lets nobody overwrite a letter unseen: what was typed is kept beside it', async () => {
  const seen = { id: 'draft', version: '1' };
  // Pressed twice.
  for (const _ of [1, 2]) {
    const kept = await press('keep-letter', { ...words, ...seen, words: 'By the owner.' });
    expect(kept).toBe('kept');
  }
  expect(await press('keep-letter', { ...words, ...seen, words: 'By Ali.' })).toBe('beside');
  const drafts = await rowsOf(desk.store, 'drafts');
  expect(drafts.map((one) => one.words).sort()).toEqual(['By Ali.', 'By the owner.']);
  for (const act of ['send-letter', 'throw-letter', 'unplan-letter']) {
    expect([act, await press(act, seen)]).toEqual([act, 'changed']);
  }
});

it('says of a letter whose button is pressed twice that it is on its way, and begins it once', async () => {
  const [before] = await rowsOf(desk.store, 'letters');
  const { id } = readDraft({ ...words, words: 'Others.' }) as ReadDraft;
  const seen = { id: 'draft', version: '1', letter: id };
  for (const _ of [1, 2]) expect(await press('send-letter', seen)).toBe('begun');
  const letters = await rowsOf(desk.store, 'letters');
  expect(letters.map((one) => one.id).toSorted()).toEqual([before?.id, id].toSorted());
  const deeds = await rowsOf(desk.store, 'changes');
  expect(deeds.filter(({ what }) => what === 'letter begun')).toHaveLength(1);
});

const typed = async () => {
  const [draft] = await listTyped(desk.store, answerPlace(known.open));
  return draft?.typed ?? '';
};

it('puts a saved reply into an answer, after what was typed, and in place of another reply', async () => {
  const other = { reply: 'other', was: '', words: 'Hello {name}' };
  await press('keep-reply', { id: known.open, ...other });
  const choose = async (id: string, words: string) => {
    await press('send-answer', { id: known.open, do: id, words });
    return typed();
  };
  expect(await choose('reply', '')).toBe('Dear Ayesha Khan, $& see below.');
  expect(await choose('other', await typed())).toBe('Hello Ayesha Khan');
  expect(await choose('other', 'Mine.\r\nToo.')).toBe('Mine.\nToo.\n\nHello Ayesha Khan');
});

it('lets nobody overwrite a saved reply unseen', async () => {
  const change = (was: string, words: string) =>
    press('keep-reply', { id: known.open, reply: 'reply', was, words });
  expect(await change(reply.replaceAll('\n', '\r\n'), 'Prices\nOthers.')).toBe('kept');
  expect(await change(reply, 'Mine')).toBe('changed');
  expect(await change('Prices\nOthers.', '')).toBe('kept');
  expect(await rowsOf(desk.store, 'saved_replies')).toEqual([]);
});

it('keeps an answer that is not sent', async () => {
  const answer = { id: known.open, seen: '', words: 'We call you.' };
  given({ SMTP_URL: undefined });
  expect(await press('send-answer', answer)).toBe('waits');
  given(mailServer);
  expect(await typed()).toBe('We call you.');
  for (const words of [' ', 'x'.repeat(10_001)])
    expect(await press('send-answer', { ...answer, words })).toBe('no-answer');
});
