import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import { contactFields } from '#lib/shared/contact-fields.ts';
import { noteLead } from '#lib/store/lead-marks.ts';
import { getStore } from '#lib/store/store.ts';
import { agency, agencyAsked, agencyJson } from '#testing/agency.ts';
import { seedHeldLead, seedLead, seedSubscriber, writeMailFile } from '#testing/seed.ts';
import { changeStored, emptyStore, stored } from '#testing/stored.ts';

beforeEach(async () => {
  emptyStore();
  await seedLead({ message: 'A first message.', utm_campaign: 'ayesha-s-campaign' });
  await seedLead({ message: 'A second message.', email: 'AYESHA@example.com' }, { sent_at: 5 });
  await seedHeldLead();
  await seedSubscriber('ayesha@example.com');
  await seedLead({ email: 'other@example.com' });
  await seedSubscriber('other@example.com');
});

const theirs = (row: { email_key: string }) => row.email_key === 'ayesha@example.com';

describe('person export', () => {
  it('has everything stored about an address, typed in any case, and no ids', async () => {
    const { out } = await agency('person', 'export', 'Ayesha@EXAMPLE.com');
    const held = JSON.parse(out);
    expect(held.messages).toHaveLength(3);
    expect(held.messages[0]).toMatchObject({
      received: expect.stringMatching(/^\d{4}-.*Z$/),
      'sent from page': '/contact',
      'came by campaign': 'ayesha-s-campaign',
    });
    expect(held.subscriptions).toEqual([
      {
        'e-mail': 'ayesha@example.com',
        subscribed: expect.stringMatching(/Z$/),
        'on page': '/',
        'privacy policy of': '2025-08-29',
        'SHA-256 of the text shown': 'a1b2',
        'last welcome written': expect.stringMatching(/Z$/),
      },
    ]);
    expect(held.mails).toHaveLength(4);
    expect(held.mails).toContainEqual({
      mail: expect.stringContaining('message of yours'),
      written: expect.stringMatching(/Z$/),
      sent: '1970-01-01T00:00:00.005Z',
    });
    expect(out).not.toContain('other@example.com');
    const rows = [...stored('leads'), ...stored('subscribers'), ...stored('outbox')];
    for (const { id } of rows) expect(out).not.toContain(id);
    for (const { token } of stored('subscribers')) expect(out).not.toContain(token);
  });

  // Decide of each new column whether the person is to see it.
  it.each([
    [
      'leads',
      `${Object.keys(contactFields).join(' ')} received_at page suspicion cleared_suspicion told_at dismissed_at answered_at note utm_source utm_medium utm_campaign referrer`,
      'id email_key fingerprint answer_unknown',
    ],
    [
      'subscribers',
      'email consent_at consent_page policy_date consent_hash unsubscribed_at welcomed_at left_by',
      'id email_key inbox_key token notice_id',
    ],
    [
      'outbox',
      'kind letter_id created_at sent_at failed_at returned returned_at',
      'id subject_id due attempts last_error problem told_at return_key',
    ],
  ] as const)('knows every column of %s', (table, shown, internal) => {
    const columns = [...shown.split(' '), ...internal.split(' ')];
    expect(Object.keys(stored(table)[0] ?? {}).sort()).toEqual(columns.sort());
  });
});

describe('person correct', () => {
  it('changes what is given in every message and the subscription', async () => {
    const changes = ['--email', 'ai.sha+news@gmail.com', '--phone', ''];
    expect(await agencyJson('person', 'correct', 'ayesha@example.com', ...changes)).toEqual({
      leads: 3,
      subscriptions: 1,
    });
    expect(stored('leads').filter(theirs)).toEqual([]);
    const { messages } = await agencyJson('person', 'export', 'ai.sha+news@gmail.com');
    expect(messages[2]).toMatchObject({ name: 'Ayesha Khan', 'e-mail': 'ai.sha+news@gmail.com' });
    expect(messages[2]).not.toHaveProperty('phone');
    expect(stored('subscribers')).toContainEqual(
      expect.objectContaining({ email: 'ai.sha+news@gmail.com', inbox_key: 'aisha@gmail.com' }),
    );
  });

  it('joins two people only where it is told that they are one, and not two subscriptions', async () => {
    await seedLead({ email: 'zara@example.com' });
    const before = stored('leads');
    const join = async (email: string, ...more: string[]) =>
      (await agency('person', 'correct', 'ayesha@example.com', '--email', email, ...more)).code;
    expect(await join('zara@example.com')).toBe(1);
    expect(await join('other@example.com', '--same')).toBe(1);
    expect(stored('leads')).toEqual(before);
    expect(await join('zara@example.com', '--same')).toBe(0);
  });
});

describe('person erase', () => {
  it('corrects and erases nothing where nothing is stored', async () => {
    const codes = [
      await agency('person', 'correct', 'no@example.com', '--name', 'X'),
      await agency('person', 'erase', 'no@example.com'),
    ];
    expect(codes.map(({ code }) => code)).toEqual([1, 0]);
  });

  const erase = () => agencyJson('person', 'erase', 'AYESHA@example.com', '--yes');

  it('removes them and their mail from every table and the mail folder, and nobody else', async () => {
    const ids = [...stored('leads'), ...stored('subscribers')].filter(theirs).map(({ id }) => id);
    const mails = stored('outbox').filter(({ kind }) => kind === 'lead');
    const by = { who: 'ali@example.com', at: 5 };
    for (const { id } of stored('leads')) {
      await noteLead(await getStore(), id, { note: 'Called', was: null }, by);
    }
    const [gone, kept] = [true, false].map((isTheirs) =>
      mails.find(({ subject_id }) => ids.includes(subject_id) === isTheirs),
    );
    const file = writeMailFile(gone?.id);
    const other = writeMailFile(kept?.id);
    expect(await erase()).toEqual({ messages: 3, subscriptions: 1, mails: 3, files: 1 });
    expect([...stored('leads'), ...stored('subscribers')].filter(theirs)).toEqual([]);
    expect(stored('outbox').filter(({ subject_id }) => ids.includes(subject_id))).toEqual([]);
    expect([stored('leads').length, stored('subscribers').length]).toEqual([1, 1]);
    expect(stored('outbox')).toHaveLength(3);
    const notes = stored('changes').filter(({ what }) => what === 'message noted');
    expect(notes.map(({ which }) => which)).toEqual(stored('leads').map(({ id }) => id));
    const files = readdirSync(path.dirname(file));
    expect([file, other].map((one) => files.includes(path.basename(one)))).toEqual([false, true]);
  });

  it('leaves no trace in the database files', async () => {
    await erase();
    for (const file of readdirSync(env().DATA_DIR).filter((name) => name.startsWith('site.'))) {
      const bytes = readFileSync(path.join(env().DATA_DIR, file));
      for (const trace of ['ayesha@', 'ayesha-s-campaign']) {
        expect(bytes.includes(trace)).toBe(false);
      }
    }
  });

  it('has a notice in the mail folder written again for those that it tells of as well', async () => {
    changeStored('UPDATE outbox SET sent_at = 5');
    const notice = stored('subscribers').find(theirs)?.notice_id;
    utimesSync(writeMailFile(notice), 5, 5);
    expect((await erase()).files).toBe(1);
    const waiting = stored('outbox').filter(({ sent_at }) => sent_at === null);
    expect(waiting.map(({ id }) => id)).toEqual([notice]);
  });

  it('asks first, and erases only if the reply is yes', async () => {
    expect((await agencyAsked('no', 'person', 'erase', 'ayesha@example.com')).code).toBe(1);
    expect(stored('leads')).toHaveLength(4);
    expect((await agencyAsked('yes', 'person', 'erase', 'ayesha@example.com')).code).toBe(0);
    expect(stored('leads')).toHaveLength(1);
  });
});
