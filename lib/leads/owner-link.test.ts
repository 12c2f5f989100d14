import type { Email } from 'postal-mime';
import { getStore } from '#lib/database/store.ts';
import { deliverNext } from '#lib/post/delivery/deliver.ts';
import { createMailer } from '#lib/post/transport.ts';
import { composers } from '#server/mails.ts';
import { seedHeldLead, seedLead } from '#testing/seed.ts';
import { type Inbox, openInbox } from '#testing/smtp-inbox.ts';
import { changeStored, emptyStore, stored } from '#testing/stored.ts';
import { queueDigest } from './digest.ts';
import { receiveOwnerLink, showOwnerLink } from './owner-link.ts';
import { queueReminder, readReminders } from './reminders.ts';

const now = Date.UTC(2026, 0, 5, 12);
const day = 24 * 60 * 60_000;
let inbox: Inbox;
let clock: jest.SpyInstance;

beforeEach(async () => {
  await emptyStore();
  clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  inbox = await openInbox();
});
afterEach(async () => {
  await inbox.close();
  jest.restoreAllMocks();
});

/** The mails that wait, as the agency gets them. */
async function deliver(): Promise<Email[]> {
  const mailer = createMailer({ SMTP_URL: inbox.url, DATA_DIR: 'unused' });
  while (await deliverNext(await getStore(), { composers, mailer }));
  return inbox.mails.splice(0);
}

/** The addresses that follow a label in a mail, in their order. */
function links(mail: Email | undefined, label: string): string[] {
  const found = mail?.text?.matchAll(new RegExp(`^${label}:\\n(\\S+)$`, 'gm')) ?? [];
  return [...found].map(([, href]) => href ?? '');
}

async function mailedLead() {
  const id = await seedLead();
  const [mail] = await deliver();
  const [answered = ''] = links(mail, 'Answered');
  const [dismissed = ''] = links(mail, 'Not a message');
  return { id, answered, dismissed };
}

async function read(answer: Promise<Response>) {
  const { status, headers, ...response } = await answer.then(async (one) => ({
    status: one.status,
    headers: one.headers,
    page: await one.text(),
  }));
  const [, action] = /<form method="post" action="([^"]+)">/.exec(response.page) ?? [];
  const next = action ? `https://site.test${action.replaceAll('&#38;', '&')}` : '';
  return { status, headers, page: response.page, next };
}

const headers = { 'x-forwarded-for': '192.0.2.1' };
const open = (href: string, from = headers) =>
  read(showOwnerLink(new Request(href, { headers: from })));
const press = (href: string, from = headers) =>
  read(receiveOwnerLink(new Request(href, { method: 'POST', headers: from })));
const everything = () => [stored('leads'), stored('outbox'), stored('changes')];
const lead = () => stored('leads')[0];

describe('a link of a message’s mail', () => {
  it('changes nothing when it is opened, and says whose message it is about', async () => {
    const { answered } = await mailedLead();
    const before = everything();
    const { status, page, headers } = await open(answered);
    expect(status).toBe(200);
    expect(page).toMatch(/Ayesha Khan.*<form method="post"><button>/s);
    expect(everything()).toEqual(before);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it('marks it as answered when it is pressed, once, and can be undone, once', async () => {
    const { id, answered } = await mailedLead();
    const { next } = await press(answered);
    expect(lead()).toMatchObject({ answered_at: now });
    clock.mockReturnValue(now + 1);
    const again = await press(answered);
    expect(again.page).toMatch(/<h1>Marked as answered<.*Somebody, by a link in a mail,/s);
    expect(lead()).toMatchObject({ answered_at: now });
    expect((await open(next)).page).toContain('Take this back?');
    expect((await press(next)).page).toContain('Taken back');
    expect((await press(next)).page).toContain('Nothing was changed');
    expect(lead()).toMatchObject({ answered_at: null });
    expect(stored('changes')).toMatchObject([
      { who: 'mail', what: 'message answered', which: id, at: now },
      { who: 'mail', what: 'message mark undone', which: id, at: now + 1 },
    ]);
  });

  it('tells the second of two people what the first has said, and changes nothing', async () => {
    const { answered, dismissed } = await mailedLead();
    const { next } = await press(dismissed);
    expect(lead()).toMatchObject({ dismissed_at: now });
    for (const { page } of [await open(answered), await press(answered)]) {
      expect(page).toMatch(/<h1>Nothing was changed<.*said that it is not a message/s);
    }
    changeStored("UPDATE changes SET who = 'ali@example.com'");
    expect((await press(answered)).page).toContain('Somebody, signed in, said');
    await press(next);
    await press(answered);
    // The button of a page that is older than what was said last.
    expect((await press(next)).page).toContain('marked it as answered');
    expect(lead()).toMatchObject({ dismissed_at: null, answered_at: now });
  });

  it('is of no use once anything in it was changed, nor after thirty days', async () => {
    const { answered } = await mailedLead();
    const before = everything();
    const alterations: ((query: URLSearchParams) => void)[] = [
      (query) => query.set('do', 'dismissed'),
      (query) => query.set('do', 'constructor'),
      (query) => query.set('of', crypto.randomUUID()),
      (query) => query.set('until', String(now + 99 * day)),
      (query) => query.set('key', 'A'.repeat(43)),
      (query) => query.delete('key'),
    ];
    for (const alter of alterations) {
      const href = new URL(answered);
      alter(href.searchParams);
      const answers = [await open(href.href), await press(href.href)];
      expect([href.href, ...answers.map(({ status }) => status)]).toEqual([href.href, 404, 404]);
    }
    clock.mockReturnValue(now + 30 * day - 1);
    expect((await open(answered)).status).toBe(200);
    clock.mockReturnValue(now + 30 * day);
    expect((await press(answered)).status).toBe(410);
    expect(everything()).toEqual(before);
  });

  it('says so where the message was erased', async () => {
    const { answered } = await mailedLead();
    changeStored('DELETE FROM leads');
    expect((await open(answered)).page).toContain('no longer kept');
    expect((await press(answered)).page).toContain('no longer kept');
  });

  it('is answered 429 to a client that presses without end, but forged ones do not count', async () => {
    const { answered } = await mailedLead();
    const from = { 'x-forwarded-for': '192.0.2.9' };
    for (let count = 0; count < 10; count += 1) await press(`${answered}x`, from);
    for (let count = 0; count < 299; count += 1) await open(answered, from);
    expect((await press(answered, from)).status).toBe(200);
    expect((await press(answered, from)).status).toBe(429);
    expect((await press(answered)).status).toBe(200);
  });
});

describe('the links of a digest', () => {
  async function digest() {
    await queueDigest(await getStore(), '2026-01-05', now);
    const [mail] = await deliver();
    return {
      person: links(mail, 'A person wrote this'),
      nobody: links(mail, 'Nobody did'),
    };
  }

  it('release one, whose mail comes, and hold it again', async () => {
    await seedHeldLead();
    const { person } = await digest();
    const { next } = await press(person[0] ?? '');
    expect((await press(person[0] ?? '')).page).toContain('said that a person wrote it');
    expect(await deliver()).toMatchObject([{ subject: 'New lead: Ayesha Khan' }]);
    await press(next);
    expect(lead()).toMatchObject({ suspicion: 'honeypot filled' });
    expect(stored('outbox').filter(({ kind }) => kind === 'lead')).toEqual([]);
    expect((await open(person[0] ?? '')).page).toContain('Did a person write this?');
  });

  it('say of all that it lists that nobody wrote them, and take it back', async () => {
    const ids = [await seedHeldLead(), await seedHeldLead('token forged')];
    const { person, nobody } = await digest();
    expect([person.length, nobody.length]).toEqual([3, 3]);
    const all = nobody[2] ?? '';
    clock.mockReturnValue(now + 1);
    const later = await seedHeldLead();
    const before = everything();
    expect((await open(all)).page.match(/<li>/g)).toHaveLength(2);
    expect(everything()).toEqual(before);
    const { next } = await press(all);
    const dismissed = () =>
      stored('leads').flatMap(({ id, dismissed_at }) => (dismissed_at === null ? [] : [id]));
    expect(dismissed()).toEqual(ids);
    expect((await press(all)).page).toContain('None of them is held any more');
    // Somebody says more of one of them: the button of its page is about that one alone.
    const [one = ''] = nobody;
    await press((await press(one)).next);
    expect(dismissed()).toEqual([ids[1]]);
    expect((await press(next)).page).toMatch(/Taken back.*1 stay/s);
    expect(dismissed()).toEqual([]);
    expect(stored('leads').map(({ id }) => id)).toContain(later);
  });

  it('release all', async () => {
    await seedHeldLead();
    await seedHeldLead('token forged');
    const { person } = await digest();
    await press(person[2] ?? '');
    expect(await deliver()).toHaveLength(2);
  });
});

test('the link of a reminder stops them all, says so twice, and its page starts them again', async () => {
  await seedLead({}, {}, now - day);
  const store = await getStore();
  await queueReminder(store, '2026-01-05', now);
  const reminder = (await deliver()).find(({ subject }) => subject?.includes('waits'));
  const [stop = ''] = links(reminder, 'Stop the reminders');
  expect((await open(stop)).page).toContain('<h1>Stop the reminders?');
  expect(await readReminders(store)).toMatchObject({ on: true });
  const { next } = await press(stop);
  expect((await press(stop)).page).toMatch(/The reminders are stopped.*stopped the reminders/s);
  expect(stored('changes')).toHaveLength(1);
  await press(next);
  expect(await readReminders(store)).toMatchObject({ on: true });
});
