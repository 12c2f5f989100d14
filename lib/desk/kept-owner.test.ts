import { content, setWords } from '#lib/content/content.ts';
import { readContent } from '#lib/content/read-content.ts';
import { mailboxes } from '#lib/content/site.ts';
import { releaseWords } from '#lib/content/words.ts';
import { onSqlite, store } from '#testing/databases.ts';
import { given } from '#testing/given.ts';
import { press } from '#testing/press.ts';
import { releaseText, wordsWith } from '#testing/release-words.ts';
import { rowsOf } from '#testing/seed.ts';
import { colleagueActs } from './colleagues.ts';
import { keepOwner, setOwner } from './kept-owner.ts';
import { deskPeople, deskUrl, findPerson } from './people.ts';
import { createToken, enter } from './sign-in-links.ts';

const released = 'hello@jharoka.example';
const [owner, other] = ['owner@lahore.test', 'other@lahore.test'];
const at = Date.now();
const invite = (email: string) =>
  press(store, colleagueActs['invite-person'], { email, role: 'writer' });

it('has words of the desk decide no owner, no inbox, no sender and no link', () => {
  const site = releaseText('site.yaml')
    .replace(/^url: .*/m, 'url: https://evil.test')
    .replace(/^email: .*/m, 'email: writer@evil.test');
  const words = wordsWith({ 'site.yaml': site });
  const before = [content().site.url, deskUrl('/desk'), mailboxes(), deskPeople()];
  setWords(readContent(words), words);
  expect(content().site.email).toBe('writer@evil.test');
  expect([content().site.url, deskUrl('/desk'), mailboxes(), deskPeople()]).toEqual(before);
  setWords(readContent(releaseWords()), releaseWords());
});

onSqlite('the owner that a machine keeps', () => {
  beforeEach(() => keepOwner(store));

  it('is on a trial the placeholder, which is not kept', async () => {
    expect(await keepOwner(store)).toBeUndefined();
    expect(await findPerson(store, released)).toMatchObject({ role: 'owner' });
    given({ SITE_URL: 'https://agency.test' });
    expect(await keepOwner(store)).toContain('Nobody may sign in');
    expect(await findPerson(store, released)).toBeUndefined();
  });

  it('is whom the release before has named, until the machine says another', async () => {
    expect(await keepOwner(store, owner)).toContain(`stays with ${owner}`);
    expect(await enter(store, await createToken(store, owner), '')).toBeDefined();
    expect(await keepOwner(store)).toContain(`stays with ${owner}`);
    expect(await findPerson(store, released)).toBeUndefined();
    expect(await press(store, colleagueActs['take-off'], { email: owner })).toBe('gone');
    await invite(other);
    await setOwner(store, other, { who: 'command', at });
    expect(deskPeople()).toEqual([other]);
    expect(await findPerson(store, owner)).toBeUndefined();
    expect(await rowsOf(store, 'desk_sessions')).toEqual([]);
  });

  it('yields to a setting', async () => {
    await keepOwner(store, owner);
    given({ MAIL_TO: 'inbox@lahore.test' });
    expect(await keepOwner(store, owner)).toBeUndefined();
    expect(deskPeople()).toEqual(['inbox@lahore.test']);
    await invite(owner);
    expect(await findPerson(store, owner)).toMatchObject({ role: 'writer' });
  });
});
