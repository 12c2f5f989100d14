import { emailKey } from '#lib/base/email-key.ts';
import { getStore } from '#lib/database/store.ts';
import { answerAct } from '#lib/desk/answer-act.ts';
import { invite, letPublish, takeOff } from '#lib/desk/colleagues.ts';
import { listPasskeys } from '#lib/desk/passkeys.ts';
import { deskPeople } from '#lib/desk/people.ts';
import { may, type Role } from '#lib/desk/rights.ts';
import { createToken, enter } from '#lib/desk/sign-in-links.ts';
import { formRequest } from '#testing/requests.ts';
import { acts } from './acts.ts';

const actor = { who: deskPeople()[0] ?? '', at: Date.now() };

const ofEverybody = [
  'add-passkey',
  'end-others',
  'end-session',
  'offer-passkey',
  'remove-passkey',
  'name-yourself',
  'sign-out',
];
const ofWriters = [
  'bring-back',
  'end-preview-links',
  'keep-letter',
  'make-preview-link',
  'throw-letter',
];
const ofPublishers = ['publish', 'publish-again', 'redirect-page'];
const ofAnswerers = [
  'answered',
  'dismiss-held',
  'dismissed',
  'keep-reply',
  'look-after',
  'note',
  'outcome',
  'released',
  'send-again',
  'send-answer',
  'undo',
];

/** Invites somebody, and signs them in. */
async function signedIn(role: Role) {
  const store = await getStore();
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  await invite(store, { email, role }, actor);
  return { store, email, ...(await enterAs(email)) };
}

async function enterAs(email: string) {
  const store = await getStore();
  const entered = await enter(store, await createToken(store, email), '');
  const cookie = entered?.cookie.split(';', 1)[0] ?? '';
  const send = (act: string, fields = {}, from = 'same-origin') => {
    const request = formRequest(`/desk/act/${act}`, fields);
    request.headers.set('cookie', cookie);
    if (from) request.headers.set('sec-fetch-site', from);
    return answerAct(request, act, acts);
  };
  const press = async (...sent: Parameters<typeof send>) => (await send(...sent)).status;
  return { send, press, sessionId: entered?.sessionId ?? '' };
}

it.each([
  ['writer', true, [...ofEverybody, ...ofWriters, ...ofPublishers]],
  ['writer', false, [...ofEverybody, ...ofWriters]],
  ['answerer', true, [...ofEverybody, ...ofAnswerers]],
  ['owner', true, [...acts.keys()]],
] as const)('of a %s who may publish (%s), these are the buttons', (role, mayPublish, names) => {
  const own = [...acts].filter(([, { right }]) => may({ role, mayPublish }, right));
  expect(own.map(([name]) => name).sort()).toEqual([...names].sort());
});

it.each([...acts.keys()])('who is not signed in presses no button: %s', async (act) => {
  const request = formRequest(`/desk/act/${act}`, { email: actor.who, sure: 'yes' });
  request.headers.set('cookie', 'desk.session_token=forged.forged');
  request.headers.set('sec-fetch-site', 'same-origin');
  expect((await answerAct(request, act, acts)).status).toBe(401);
});

it.each([
  ['writer', true],
  ['writer', false],
  ['answerer', true],
  ['owner', true],
] as const)(
  'no button of others works for a %s who may publish (%s), nor a grave one an hour after signing in',
  async (role, mayPublish) => {
    const { store, email, send, sessionId } = await signedIn(role);
    await letPublish(store, { email, mayPublish });
    const created_at = new Date(Date.now() - 3_600_000).toISOString();
    const session = store.db.updateTable('desk_sessions').where('id', '=', sessionId);
    await session.set({ created_at }).execute();
    for (const [act, { right, freshAt }] of acts) {
      const isTheirs = may({ role, mayPublish }, right);
      if (isTheirs && !freshAt) continue;
      const { status, headers } = await send(act);
      const said = headers.get('location')?.endsWith(`say=${act}.sign-in-anew`) ?? null;
      expect([act, status, said]).toEqual([act, isTheirs ? 303 : 403, isTheirs || null]);
    }
  },
);

it('nobody presses anything once they are taken off', async () => {
  const { store, email, press } = await signedIn('writer');
  expect(await press('throw-letter', { id: 'x' })).toBe(303);
  // Where a browser does not say that a page of the desk has it pressed.
  expect(await press('throw-letter', { id: 'x' }, '')).toBe(403);
  const passkey = { id: email, name: '', credential: email, public_key: '', counter: 0 };
  const theirs = { ...passkey, person: emailKey(email), created_at: 1, used_at: null };
  await store.db.insertInto('desk_passkeys').values(theirs).execute();
  await takeOff(store, email);
  expect(await press('throw-letter', { id: 'x' })).toBe(401);
  expect(await listPasskeys(store, email)).toEqual([]);
});

it('a browser has one session: who signs in anew there ends the one before', async () => {
  const { store, email, press } = await signedIn('writer');
  await press('enter', { token: await createToken(store, email) });
  expect(await press('throw-letter', { id: 'x' })).toBe(401);
});

it('a writer publishes until an owner has it otherwise', async () => {
  const { store, email, press } = await signedIn('writer');
  expect(await press('redirect-page')).toBe(303);
  await letPublish(store, { email, mayPublish: false });
  expect(await press('redirect-page')).toBe(403);
});

const letter = { subject: 'Spring', preview: '', words: 'Some words.' };

/** A letter that goes out by itself. */
async function planned({ store, email }: Awaited<ReturnType<typeof signedIn>>) {
  const id = crypto.randomUUID();
  const by = { version: 1, changed_by: email, changed_at: 1, planned_at: 2e12 };
  await store.db
    .insertInto('drafts')
    .values({ id, ...letter, ...by })
    .execute();
  const draft = store.db.selectFrom('drafts').selectAll().where('id', '=', id);
  return { id, read: () => draft.executeTakeFirst() };
}

it.each([
  ['writer', null],
  ['owner', 2e12],
] as const)('what a %s changes of a planned letter is planned for %s', async (role, left) => {
  const person = await signedIn(role);
  const { id, read } = await planned(person);
  await person.press('keep-letter', { id, version: '1', ...letter, words: 'Others.' });
  expect(await read()).toMatchObject({ words: 'Others.', planned_at: left });
});

it.each([
  ['writer', { planned_at: 2e12 }],
  ['owner', undefined],
] as const)('after a %s has thrown a planned letter away, there is %j', async (role, left) => {
  const person = await signedIn(role);
  const { id, read } = await planned(person);
  await person.press('throw-letter', { id, version: '1' });
  expect((await read())?.planned_at).toBe(left?.planned_at);
});

it.each(['', 'new', 'a/b'])('a letter that calls itself “%s” gets an address', async (id) => {
  const { store, press } = await signedIn('writer');
  await press('keep-letter', { id, version: '0', ...letter });
  const drafts = await store.db.selectFrom('drafts').select('id').execute();
  expect(drafts.filter((one) => one.id === id)).toEqual([]);
});

it('nobody ends the session of somebody else, but an owner', async () => {
  const [one, other] = [await signedIn('writer'), await signedIn('owner')];
  await one.press('end-session', { id: other.sessionId });
  expect(await other.press('throw-letter')).toBe(303);
  await other.press('end-session', { id: one.sessionId });
  expect(await one.press('throw-letter')).toBe(401);
});

it('who ends the other sessions, or signs out, ends those of theirs alone', async () => {
  const [one, other] = [await signedIn('writer'), await signedIn('writer')];
  const elsewhere = await enterAs(one.email);
  await one.press('end-others');
  expect(await elsewhere.press('throw-letter')).toBe(401);
  await one.press('sign-out');
  expect(await one.press('throw-letter')).toBe(401);
  expect(await other.press('throw-letter')).toBe(303);
});
