import { onEachDatabase, store } from '#testing/databases.ts';
import { given } from '#testing/given.ts';
import { rowsOf } from '#testing/seed.ts';
import { shutOut } from './colleagues.ts';
import { hashOf } from './one-use.ts';
import { keepChallenge, takeChallenge } from './passkeys.ts';
import { deskPeople } from './people.ts';
import { findSignedIn, forgetEnded, listSessions } from './sessions.ts';
import { askForLink, createLink, createToken, enter } from './sign-in-links.ts';

const [person = ''] = deskPeople();

onEachDatabase('signing in', (open) => {
  const newToken = async (on = store) =>
    new URL(await createLink(on, person)).searchParams.get('token') ?? '';
  const enterNow = async (on = store) => {
    const entered = await enter(on, await newToken(on), 'Firefox');
    if (!entered) throw new Error('not signed in');
    const [cookie = ''] = entered.cookie.split(';');
    return { ...entered, headers: new Headers({ cookie }) };
  };

  /** As if what is kept for one use were made so much earlier, in ms. */
  const ageLinks = async (time: number) => {
    const [link] = await rowsOf(store, 'desk_links');
    const earlier = new Date(Date.parse(link?.expires_at ?? '') - time).toISOString();
    await store.db.updateTable('desk_links').set({ expires_at: earlier }).execute();
  };

  it('works once by a link, in any browser, which was not altered and is no older than ten minutes', async () => {
    const token = await newToken();
    for (const other of [`${token}x`, '']) expect(await enter(store, other, '')).toBeUndefined();
    const { sessionId, cookie } = Object(await enter(store, token, 'A phone'));
    const headers = new Headers({ cookie: cookie.split(';', 1)[0] });
    const signedIn = { email: person, role: 'owner', sessionId };
    expect(await findSignedIn(store, headers)).toMatchObject({ ...signedIn, isFresh: true });
    const earlier = new Date(Date.now() - 16 * 60_000).toISOString();
    await store.db.updateTable('desk_sessions').set({ created_at: earlier }).execute();
    expect(await findSignedIn(store, headers)).toMatchObject({ ...signedIn, isFresh: false });
    expect(await listSessions(store)).toMatchObject([{ email: person, browser: 'A phone' }]);
    expect(await enter(store, token, 'A phone')).toBeUndefined();
    const old = await newToken();
    await ageLinks(600_001);
    expect(await enter(store, old, '')).toBeUndefined();
    const ofStranger = await createToken(store, 'stranger@example.com');
    expect(await enter(store, ofStranger, '')).toBeUndefined();
  });

  it('leads to the address of the site, and binds the cookie to it', async () => {
    expect((await enterNow()).cookie).toMatch(
      /^desk\.[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    given({ SITE_URL: 'https://agency.test', DESK_PEOPLE: [person] });
    const anew = await open();
    expect(await createLink(anew, person)).toContain('https://agency.test/desk/enter?token=');
    expect((await enterNow(anew)).cookie).toMatch(
      /^__Host-desk[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('mails one link in five minutes, of two instances, and another once it was used', async () => {
    const now = Date.now();
    const stranger = 'stranger@example.com';
    const links = async () => (await rowsOf(store, 'outbox')).map(({ id }) => id);
    await enterNow();
    const ask = (after: number) =>
      Promise.all([person, stranger, person].map((one) => askForLink(store, one, now + after)));
    await ask(0);
    await ask(299_999);
    const first = await links();
    expect(first).toHaveLength(2);
    await enterNow();
    await ask(299_999);
    // Its id, too, is another: the Message-ID is made of it, and mailboxes show none twice.
    const second = await links();
    expect([second.length, new Set([...first, ...second]).size]).toEqual([2, 3]);
    await ask(300_000);
    expect(await links()).toHaveLength(3);
    // Nor does who was taken off, and is invited again, wait.
    await shutOut(store, person);
    const left = await links();
    await ask(300_001);
    expect(await links()).toHaveLength(left.length + 1);
  });

  it('keeps what a passkey is to sign for one use, by whom it was asked', async () => {
    const take = (by: string) => takeChallenge(store, 'challenge', by);
    await keepChallenge(store, 'challenge', 'one');
    expect([await take('one'), await take('one')]).toEqual([true, false]);
    await keepChallenge(store, 'challenge', 'one');
    expect(await take('')).toBe(false);
    await keepChallenge(store, 'challenge', '');
    await ageLinks(300_001);
    expect(await take('')).toBe(false);
  });

  it('leaves nothing in the database that signs anybody in', async () => {
    const token = await newToken();
    const { cookie } = await enterNow();
    const [, sessionToken = ''] = /=([^.;]+)/.exec(cookie) ?? [];
    const [stored] = await rowsOf(store, 'desk_sessions');
    const rows = JSON.stringify([await rowsOf(store, 'desk_links'), stored]);
    expect(sessionToken).toHaveLength(32);
    for (const secret of [token, sessionToken]) expect(rows).not.toContain(secret);
    // Nor does what is stored work as a cookie, nor the token without its signature.
    const forged = cookie.split(';', 1)[0]?.replace(sessionToken, stored?.token ?? '') ?? '';
    for (const other of [forged, `desk.session_token=${sessionToken}.forged`])
      expect(await findSignedIn(store, new Headers({ cookie: other }))).toBeUndefined();
  });

  it('knows the cookie of 1.1.0, for 30 days', async () => {
    given({ APP_SECRET: 'a secret of thirty-two characters' });
    const { sessionId: id } = await enterNow();
    const [session] = await rowsOf(store, 'desk_sessions');
    const life = Date.parse(session?.expires_at ?? '') - Date.parse(session?.created_at ?? '');
    expect(life).toBe(30 * 86_400_000);
    const token = hashOf('abcdefghijklmnopqrstuvwxyzABCDEF');
    await store.db.updateTable('desk_sessions').set({ token }).where('id', '=', id).execute();
    const cookie =
      'desk.session_token=abcdefghijklmnopqrstuvwxyzABCDEF.ieBDTyVVCH%2FLqi76l7kPeraUrseyfCXIQqNCtPrt3uI%3D';
    expect(await findSignedIn(store, new Headers({ cookie }))).toMatchObject({ sessionId: id });
  });

  it('ends after a week without use, and after 30 days', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    for (const past of [{ updated_at: daysAgo(8) }, { expires_at: daysAgo(0) }]) {
      const { sessionId: id, headers: browser } = await enterNow();
      await store.db.updateTable('desk_sessions').set(past).where('id', '=', id).execute();
      expect(await findSignedIn(store, browser)).toBeUndefined();
    }
    const used = await enterNow();
    const own = store.db.updateTable('desk_sessions').where('id', '=', used.sessionId);
    await own.set({ updated_at: daysAgo(6) }).execute();
    expect(await findSignedIn(store, used.headers)).toBeDefined();
    const [session] = await listSessions(store);
    expect(Date.parse(session?.used ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await forgetEnded(store, Date.now());
    expect(await listSessions(store)).toHaveLength(1);
    await forgetEnded(store, Date.now() + 7 * 86_400_000 + 1);
    expect(await listSessions(store)).toEqual([]);
  });
});
