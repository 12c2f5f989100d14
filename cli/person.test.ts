import { agency, agencyJson } from '#testing/agency.ts';
import { seedHeldLead, seedLead, seedSubscriber } from '#testing/seed.ts';
import { emptyStore, stored } from '#testing/stored.ts';

beforeEach(async () => {
  emptyStore();
  await seedLead({ message: 'A first message.' });
  await seedLead({ message: 'A second message.', email: 'AYESHA@example.com' }, { sent_at: 5 });
  await seedHeldLead();
  await seedSubscriber('ayesha@example.com');
  await seedLead({ email: 'other@example.com' });
  await seedSubscriber('other@example.com');
});

describe('person export', () => {
  it('has everything stored about an address, typed in any case', async () => {
    const { code, out } = await agency('person', 'export', 'Ayesha@EXAMPLE.com');
    const held = JSON.parse(out);
    expect(code).toBe(0);
    expect(held.messages).toHaveLength(3);
    expect(held.messages[0]).toEqual({
      received: expect.stringMatching(/^\d{4}-.*Z$/),
      name: 'Ayesha Khan',
      'e-mail': 'ayesha@example.com',
      phone: '+92 300 1234567',
      message: 'A first message.',
      'sent from page': '/contact',
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
    expect(out).not.toContain('other@example.com');
  });

  it('has the source of the visit, if known', async () => {
    const campaign = { utm_source: 'google', utm_campaign: 'spring-sale' };
    await seedLead({ email: 'guest@example.com', ...campaign, referrer: 'google.com' });
    const { messages } = await agencyJson('person', 'export', 'guest@example.com');
    expect(messages).toMatchObject([
      { 'came by campaign': 'google / spring-sale', 'came from site': 'google.com' },
    ]);
  });

  it('is the same as JSON', async () => {
    const { 'as of': _, ...printed } = JSON.parse(
      (await agency('person', 'export', 'ayesha@example.com')).out,
    );
    expect(await agencyJson('person', 'export', 'ayesha@example.com')).toMatchObject(printed);
  });

  it('lists the mails about them, sent or not', async () => {
    const { mails } = await agencyJson('person', 'export', 'ayesha@example.com');
    expect(mails).toContainEqual({
      mail: expect.stringContaining('message of yours'),
      written: expect.stringMatching(/Z$/),
      sent: '1970-01-01T00:00:00.005Z',
    });
    expect(mails).toContainEqual(
      expect.objectContaining({ mail: expect.stringContaining('welcome'), sent: 'not yet' }),
    );
  });

  it.each([
    ['honeypot filled', 'do not see'],
    ['token forged', 'forged'],
    ['sent too fast', 'three seconds'],
  ] as const)('says in plain words what spoke against a message: %s', async (suspicion, words) => {
    await seedLead({ email: 'suspect@example.com', suspicion });
    const { messages } = await agencyJson('person', 'export', 'suspect@example.com');
    expect(messages[0].suspicion).toMatch(new RegExp(`^[A-Z].*${words}.*\\.$`));
  });

  it('has no ids of database rows', async () => {
    await seedLead({ fingerprint: 'the-fingerprint' });
    const { out } = await agency('person', 'export', 'ayesha@example.com');
    const rows = [...stored('leads'), ...stored('subscribers'), ...stored('outbox')];
    for (const { id } of rows) expect(out).not.toContain(id);
    for (const { token } of stored('subscribers')) expect(out).not.toContain(token);
    expect(out).not.toMatch(/_|the-fingerprint/);
  });

  // Decide of each new column whether the person is to see it.
  it.each([
    [
      'leads',
      'received_at name email phone message page suspicion told_at dismissed_at utm_source utm_medium utm_campaign referrer',
      'id email_key fingerprint',
    ],
    [
      'subscribers',
      'email consent_at consent_page policy_date consent_hash unsubscribed_at welcomed_at',
      'id email_key inbox_key token notice_id',
    ],
    [
      'outbox',
      'kind letter_id created_at sent_at failed_at',
      'id subject_id due attempts last_error problem told_at',
    ],
  ] as const)('knows every column of %s', (table, shown, internal) => {
    const columns = [...shown.split(' '), ...internal.split(' ')];
    expect(Object.keys(stored(table)[0] ?? {}).sort()).toEqual(columns.sort());
  });

  it('finds an internationalized domain in either spelling', async () => {
    await seedLead({ email: 'zoe@bücher.example' });
    const { messages } = await agencyJson('person', 'export', 'zoe@xn--bcher-kva.example');
    expect(messages).toHaveLength(1);
  });
});
