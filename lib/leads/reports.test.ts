import { content } from '#lib/content/content.ts';
import { unsubscribe } from '#lib/letters/subscribers.ts';
import { addCounts } from '#lib/visits/counts/counters.ts';
import { openPostOffice } from '#testing/post-office.ts';
import { press } from '#testing/press.ts';
import { leadActs } from './acts.ts';
import { switchReminders } from './reminders.ts';
import { queueReports } from './reports.ts';

beforeEach(() => {
  jest.replaceProperty(content().site, 'timeZone', 'Asia/Karachi');
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
  jest.replaceProperty(content().site, 'hours', [{ days, opens: '11:00', closes: '20:00' }]);
});

/** In Lahore, five hours ahead of UTC; January 5, 2026 is a Monday. */
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 0, day, hour - 5, minute);
const hour = 60 * 60_000;
const mail = { who: 'mail', at: at(5, 12) };

/** The office, with `report`: what its next mails are, if any are due by the calendar then. */
async function openOffice() {
  const office = await openPostOffice();
  const report = async (now: number) => {
    office.inbox.mails.splice(0);
    await queueReports(office.store, now);
    while (await office.deliver(now));
    return office.inbox.mails.filter(
      ({ subject }) => !/lead|subscriber|newsletter|suspect/.test(`${subject}`),
    );
  };
  return { ...office, report };
}

describe('the reminder', () => {
  it.each([
    ['on a working morning', at(5, 9), 1],
    ['before it', at(5, 8, 59), 0],
    ['after it', at(5, 12), 0],
    ['on a Saturday', at(10, 10), 0],
  ])('of a message comes %s', async (_, now, count) => {
    const { addLead, report } = await openOffice();
    await addLead({}, at(3, 12));
    expect(await report(now)).toHaveLength(count);
  });

  it('names who has waited for 20 hours, each working morning, until it is answered', async () => {
    const { addLead, report, store } = await openOffice();
    const { id } = await addLead(
      { name: 'Ayesha', message: 'A shop, please.' },
      at(6, 10) - 20 * hour,
    );
    await addLead({ name: 'Bilal' }, at(6, 10) - 20 * hour + 1);
    await addLead({ name: 'Robot', suspicion: 'honeypot filled' }, at(5, 9));
    const [first] = await report(at(6, 10));
    expect(first?.subject).toBe('A message waits for an answer');
    expect(first?.text).toMatch(/Name: Ayesha\n.*A shop, please\..*do=answered&of=.*Stop the/s);
    expect(first?.text).not.toMatch(/Bilal|Robot/);
    expect(await report(at(6, 11))).toEqual([]);
    expect((await report(at(7, 10)))[0]?.text).toMatch(/Ayesha.*Bilal/s);
    await press(store, leadActs.answered, { id });
    expect((await report(at(8, 10)))[0]?.text).not.toContain('Ayesha');
  });

  it('says nothing of what was answered while it waited for the mail server', async () => {
    const { addLead, deliver, inbox, store } = await openPostOffice();
    const { id } = await addLead({}, at(5, 9));
    await queueReports(store, at(6, 10));
    await press(store, leadActs.dismissed, { id });
    while (await deliver(at(6, 10)));
    expect(inbox.mails.map(({ subject }) => subject)).toEqual(['New lead: Ayesha Khan']);
  });

  it('stops, and the month says so, with a way to start it again', async () => {
    const { addLead, report, store } = await openOffice();
    await addLead({}, at(5, 9));
    await switchReminders(store, false, mail);
    expect(await report(at(6, 10))).toEqual([]);
    const [month] = await report(Date.UTC(2026, 1, 1, 4));
    expect(month?.text).toContain('do=start-reminders');
    await switchReminders(store, true, mail);
    expect(await report(at(7, 10))).toHaveLength(1);
  });
});

describe('the report on a month', () => {
  it('counts the month of the agency’s clock, on the first of the next, once', async () => {
    const { addLead, addSubscriber, report, store } = await openOffice();
    const [start, end] = [at(1, 0), Date.UTC(2026, 0, 31, 19)];
    const add = async (received: number, took: number | undefined, utm_source: string | null) => {
      const { id } = await addLead({ utm_source }, received);
      const at = received + (took ?? 0);
      if (took !== undefined) await press(store, leadActs.answered, { id }, { at });
      return id;
    };
    await add(start - 1, 0, null);
    await add(start, 4 * hour, 'Google');
    await add(at(5, 9), 5 * hour, 'google');
    await add(at(5, 9), 30 * hour, null);
    await add(end - 1, undefined, 'instagram');
    await add(end, 0, null);
    await press(store, leadActs.dismissed, { id: await add(at(6, 9), undefined, null) });
    await addLead({ suspicion: 'honeypot filled' }, at(7, 9));
    await addSubscriber('early@example.com', start - 1);
    for (const name of ['a', 'b']) await addSubscriber(`${name}@example.com`, at(9, 9));
    const [early] = await store.db.selectFrom('subscribers').selectAll().execute();
    if (early) await unsubscribe(store, early, at(10, 9));
    const days = [
      ['2025-12-31', 500],
      ['2026-01-01', 100],
      ['2026-01-31', 60],
    ] as const;
    await addCounts(
      store,
      days.map(([key, count]) => ({ week: '2025-12-29', kind: 'day', key, count })),
    );

    await report(end + 8 * hour);
    const mails = await report(end + 9 * hour);
    expect(mails.map(({ subject }) => subject)).toEqual(['The website in January 2026']);
    const text = mails[0]?.text ?? '';
    for (const line of [
      '4 messages in January, 3 more than in December.',
      '160 visits were counted: 2.5 % brought a message.',
      'google: 2 ####################',
      'instagram: 1 ##########',
      'not known: 1 ##########',
      '3 of 4 are marked as answered, half of these within 5 hours.',
      'within 4 hours: 1 ####################',
      'within 24 hours: 1 ####################',
      'later: 1 ####################',
      'not marked: 1 ####################',
      '2 readers subscribed, one reader unsubscribed. At the end of the month the newsletter had 2 readers.',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(mails[0]?.html).toContain('width="50%"');
    expect(await report(end + 10 * hour)).toEqual([]);
  });

  it('does not come where nobody has ever come', async () => {
    const { report } = await openOffice();
    expect(await report(Date.UTC(2026, 1, 1, 6))).toEqual([]);
  });
});
