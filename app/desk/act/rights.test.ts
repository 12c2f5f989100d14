import { emailKey } from '#lib/base/email-key.ts';
import { getStore } from '#lib/database/store.ts';
import { answerAct } from '#lib/desk/answer-act.ts';
import { colleagueActs } from '#lib/desk/colleagues.ts';
import { listPasskeys } from '#lib/desk/passkeys.ts';
import { deskPeople } from '#lib/desk/people.ts';
import { may, type Role } from '#lib/desk/rights.ts';
import { createToken, enter } from '#lib/desk/sign-in-links.ts';
import { press } from '#testing/press.ts';
import { formRequest } from '#testing/requests.ts';
import { acts } from './acts.ts';

const [first = ''] = deskPeople();

const ofEverybody = 'add-passkey end-session name-yourself remove-passkey sign-out';
const ofWriters = 'bring-back end-preview-links keep-letter make-preview-link throw-letter words';
const ofPublishers = 'publish publish-again redirect-page';
const ofAnswerers =
  'answered dismiss-held dismissed keep-reply look-after note outcome released send-answer undo';

/** Invites somebody, and signs them in. */
async function signedIn(role: Role) {
  const store = await getStore();
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  await press(store, colleagueActs['invite-person'], { email, role });
  return { store, email, ...(await enterAs(email)) };
}

async function enterAs(email: string) {
  const store = await getStore();
  const entered = await enter(store, await createToken(store, email), '');
  const cookie = entered?.cookie.split(';', 1)[0] ?? '';
  return { ...browserWith(cookie), sessionId: entered?.sessionId ?? '' };
}

function browserWith(cookie: string) {
  const send = (act: string, fields = {}, from: object = { 'sec-fetch-site': 'same-origin' }) =>
    answerAct(formRequest(`/desk/act/${act}`, fields, { cookie, ...from }), act, acts);
  const press = async (...sent: Parameters<typeof send>) => (await send(...sent)).status;
  return { send, press };
}

it.each([
  ['writer', true, [ofEverybody, ofWriters, ofPublishers]],
  ['writer', false, [ofEverybody, ofWriters]],
  ['answerer', true, [ofEverybody, ofAnswerers]],
  ['owner', true, [...acts.keys()]],
] as const)(
  'of a %s who may publish (%s), these are the buttons; no other works, nor a grave one an hour after signing in',
  async (role, mayPublish, names) => {
    const own = [...acts].filter(([, { right }]) => may({ role, mayPublish }, right));
    expect(own.map(([name]) => name).sort()).toEqual(names.join(' ').split(' ').sort());

    const { email, send, sessionId } = await signedIn(role);
    const owner = await signedIn('owner');
    await owner.press('let-publish', { email, allowed: mayPublish ? 'yes' : 'no' });
    const { store } = owner;
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

it('who is not signed in presses no button', async () => {
  const { press } = browserWith('desk.session_token=forged.forged');
  for (const act of acts.keys()) {
    expect([act, await press(act, { email: first, sure: 'yes' })]).toEqual([act, 401]);
  }
});

it('nobody presses anything once they are taken off', async () => {
  const { store, email, press } = await signedIn('writer');
  expect(await press('throw-letter', { id: 'x' })).toBe(303);
  // Where a browser does not say that a page of the desk has it pressed.
  expect(await press('throw-letter', { id: 'x' }, {})).toBe(403);
  const passkey = { id: email, name: '', credential: email, public_key: '', counter: 0 };
  const theirs = { ...passkey, person: emailKey(email), created_at: 1, used_at: null };
  await store.db.insertInto('desk_passkeys').values(theirs).execute();
  const token = await createToken(store, email);
  await (await signedIn('owner')).press('take-off', { email });
  expect(await press('throw-letter', { id: 'x' })).toBe(401);
  expect(await listPasskeys(store, email)).toEqual([]);
  // Nor by a link that was mailed before.
  expect(await enter(store, token, '')).toBeUndefined();
});

it('a browser has one session, and nobody ends one of somebody else, but an owner', async () => {
  const [one, owner] = [await signedIn('writer'), await signedIn('owner')];
  const elsewhere = await enterAs(one.email);
  await one.press('end-session', { id: owner.sessionId });
  await one.press('end-session', { id: elsewhere.sessionId });
  expect(await elsewhere.press('throw-letter')).toBe(401);
  expect(await one.press('throw-letter')).toBe(303);
  const again = await enterAs(one.email);
  await one.press('sign-out');
  expect(await one.press('throw-letter')).toBe(401);
  expect(await owner.press('throw-letter')).toBe(303);
  await owner.press('end-session', { id: again.sessionId });
  expect(await again.press('throw-letter')).toBe(401);
  const anew = await enterAs(one.email);
  await anew.press('enter', { token: await createToken(one.store, one.email) });
  expect(await anew.press('throw-letter')).toBe(401);
});
