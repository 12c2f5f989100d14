import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import { agency, agencyAsked, agencyJson } from '#testing/agency.ts';
import { seedHeldLead, seedLead, seedSubscriber } from '#testing/seed.ts';
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

describe('person correct', () => {
  it('changes every message and the subscription', async () => {
    const changes = ['--name', 'Aisha Khan', '--email', 'Aisha@example.com', '--phone', ''];
    expect(await agencyJson('person', 'correct', 'ayesha@example.com', ...changes)).toEqual({
      leads: 3,
      subscriptions: 1,
    });
    expect(stored('leads').filter(theirs)).toEqual([]);
    const { messages, subscriptions } = await agencyJson('person', 'export', 'aisha@example.com');
    expect(messages[2]).toMatchObject({ name: 'Aisha Khan', 'e-mail': 'aisha@example.com' });
    expect(messages[2]).not.toHaveProperty('phone');
    expect(subscriptions).toMatchObject([{ 'e-mail': 'aisha@example.com' }]);
  });

  it('updates the inbox key with the address', async () => {
    await agency('person', 'correct', 'ayesha@example.com', '--email', 'ai.sha+news@gmail.com');
    const moved = stored('subscribers').find(({ email }) => email === 'ai.sha+news@gmail.com');
    expect(moved?.inbox_key).toBe('aisha@gmail.com');
  });

  it('changes only what is given', async () => {
    await agency('person', 'correct', 'ayesha@example.com', '--name', 'Aisha');
    expect(stored('leads').filter(theirs)[0]).toMatchObject({
      name: 'Aisha',
      phone: '+92 300 1234567',
    });
  });

  it('fails, and changes nothing, if the new address is subscribed', async () => {
    const before = stored('leads');
    const changes = ['--email', 'other@example.com', '--name', 'X'];
    const { code, err } = await agency('person', 'correct', 'ayesha@example.com', ...changes);
    expect({ code, named: err.includes('other@example.com') }).toEqual({ code: 1, named: true });
    expect(stored('leads')).toEqual(before);
  });

  it('fails if nothing is stored', async () => {
    expect((await agency('person', 'correct', 'no@example.com', '--name', 'X')).code).toBe(1);
  });
});

describe('person erase', () => {
  it('removes them from every table, with their mail, and nobody else', async () => {
    const ids = [...stored('leads'), ...stored('subscribers')].filter(theirs).map(({ id }) => id);
    expect(await agencyJson('person', 'erase', 'AYESHA@example.com', '--yes')).toEqual({
      messages: 3,
      subscriptions: 1,
      mails: 3,
      files: 0,
    });
    expect([...stored('leads'), ...stored('subscribers')].filter(theirs)).toEqual([]);
    expect(stored('outbox').filter(({ subject_id }) => ids.includes(subject_id))).toEqual([]);
    expect([stored('leads').length, stored('subscribers').length]).toEqual([1, 1]);
    expect(stored('outbox')).toHaveLength(3);
  });

  it('reports what it removed, in one list', async () => {
    const folder = path.join(env().DATA_DIR, 'mail');
    mkdirSync(folder, { recursive: true });
    const lead = stored('leads').find(theirs);
    const mail = stored('outbox').find(({ subject_id }) => subject_id === lead?.id);
    writeFileSync(path.join(folder, `2026-01-05T12-00-00.000Z ${mail?.id}.eml`), 'mail');
    const { out } = await agency('person', 'erase', 'ayesha@example.com', '--yes');
    expect(out).toMatch(
      /^Erased: 3 messages, 1 subscription, 3 mails of the outbox, and 1 mail file\.$/m,
    );
  });

  it('leaves no trace in the database files', async () => {
    await agency('person', 'erase', 'ayesha@example.com', '--yes');
    for (const file of readdirSync(env().DATA_DIR).filter((name) => name.startsWith('site.'))) {
      const bytes = readFileSync(path.join(env().DATA_DIR, file));
      for (const theirs of ['ayesha@', 'ayesha-s-campaign']) {
        expect(bytes.includes(theirs)).toBe(false);
      }
    }
  });

  it('deletes their mails in the mail folder', async () => {
    const folder = path.join(env().DATA_DIR, 'mail');
    mkdirSync(folder, { recursive: true });
    const mailOf = (email: string) => {
      const lead = stored('leads').find((one) => one.email === email);
      const mail = stored('outbox').find(({ subject_id }) => subject_id === lead?.id);
      return `2026-01-05T12-00-00.000Z ${mail?.id}.eml`;
    };
    const [gone, kept] = [mailOf('AYESHA@example.com'), mailOf('other@example.com')];
    for (const file of [gone, kept]) writeFileSync(path.join(folder, file), 'mail');
    expect((await agencyJson('person', 'erase', 'ayesha@example.com', '--yes')).files).toBe(1);
    expect(readdirSync(folder)).toEqual([kept]);
  });

  it('has a notice in the mail folder written again for those that it tells of as well', async () => {
    const folder = path.join(env().DATA_DIR, 'mail');
    mkdirSync(folder, { recursive: true });
    changeStored('UPDATE outbox SET sent_at = 5');
    const notice = stored('subscribers').find(theirs)?.notice_id;
    const file = path.join(folder, `2026-01-05T12-00-00.000Z ${notice}.eml`);
    writeFileSync(file, 'mail');
    utimesSync(file, 5, 5);
    expect((await agencyJson('person', 'erase', 'ayesha@example.com', '--yes')).files).toBe(1);
    const waiting = stored('outbox').filter(({ sent_at }) => sent_at === null);
    expect(waiting.map(({ id }) => id)).toEqual([notice]);
    expect(stored('subscribers')).toMatchObject([
      { email_key: 'other@example.com', notice_id: notice },
    ]);
  });

  it('asks first, and erases only if the reply is yes', async () => {
    expect((await agencyAsked('no', 'person', 'erase', 'ayesha@example.com')).code).toBe(1);
    expect(stored('leads')).toHaveLength(4);
    expect((await agencyAsked('yes', 'person', 'erase', 'ayesha@example.com')).code).toBe(0);
    expect(stored('leads')).toHaveLength(1);
  });

  it('erases nothing without a terminal to ask at', async () => {
    expect((await agency('person', 'erase', 'ayesha@example.com')).code).toBe(2);
    expect(stored('leads')).toHaveLength(4);
  });

  it('succeeds if nothing is stored', async () => {
    expect((await agency('person', 'erase', 'no@example.com')).code).toBe(0);
  });
});
