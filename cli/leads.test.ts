import { rmSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import { leadStates } from '#lib/store/lead-list.ts';
import { agency, agencyJson } from '#testing/agency.ts';
import { seedHeldLead, seedLead, seedMailInFolder } from '#testing/seed.ts';
import { changeStored, emptyStore } from '#testing/stored.ts';

beforeEach(emptyStore);

const hour = 60 * 60_000;
const refused = {
  problem: 'refused',
  attempts: 3,
  due: Date.now() + hour,
  last_error: 'Error EENVELOPE 550',
} as const;

async function seedDismissed(): Promise<string> {
  const id = await seedHeldLead();
  await agency('leads', 'dismiss', id);
  changeStored(`UPDATE leads SET received_at = received_at + 1000 WHERE id = '${id}'`);
  return id;
}

afterEach(() => rmSync(path.join(env().DATA_DIR, 'mail'), { recursive: true, force: true }));

describe('leads list', () => {
  const seedOneOfEach = async () => ({
    waiting: await seedLead({}, {}, 1),
    sent: await seedLead({}, { sent_at: 5 }, 2),
    refused: await seedLead({}, refused, 3),
    folder: await seedMailInFolder(4),
    held: await seedHeldLead(),
    dismissed: await seedDismissed(),
  });

  it('shows the newest first, each with its state', async () => {
    const { waiting, sent, refused, folder, held, dismissed } = await seedOneOfEach();
    expect(await agencyJson('leads', 'list')).toMatchObject([
      { id: dismissed, state: 'dismissed' },
      { id: held, state: 'held' },
      { id: folder, state: 'folder' },
      { id: refused, state: 'refused' },
      { id: sent, state: 'sent' },
      { id: waiting, state: 'waiting' },
    ]);
  });

  it.each(leadStates)('filters by the state %s', async (state) => {
    const ids = await seedOneOfEach();
    expect(await agencyJson('leads', 'list', '--state', state)).toMatchObject([{ id: ids[state] }]);
  });

  it('is limited by --limit', async () => {
    await seedOneOfEach();
    expect(await agencyJson('leads', 'list', '--limit', '2')).toHaveLength(2);
  });

  it('is an aligned table for people', async () => {
    await seedLead({ name: 'A' });
    await seedLead({ name: 'A longer name' });
    const { out } = await agency('leads', 'list');
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines.slice(1).every((line) => line.indexOf('ayesha@') === out.indexOf('e-mail'))).toBe(
      true,
    );
  });

  it('lets nothing reach the terminal that would change what it shows', async () => {
    const name = 'A\u001b[2J\u202enimdA\u2067';
    const id = await seedLead({ name, message: 'B\u009b2J\rC\u200f\u2028D' });
    const list = await agency('leads', 'list');
    const show = await agency('leads', 'show', id);
    const held = await agency('person', 'export', 'ayesha@example.com');
    const json = await agency('leads', 'list', '--json');
    for (const { out } of [list, show, held, json]) {
      expect(out).not.toMatch(/[^\P{Cc}\n]|[\p{Bidi_Control}\u2028]/u);
    }
    expect(JSON.parse(json.out)).toMatchObject([{ name }]);
    expect(JSON.parse(held.out).messages).toMatchObject([{ name }]);
  });
});

describe('leads show', () => {
  it('has the message and the state of its mail', async () => {
    const id = await seedLead({ message: 'First line\nSecond line' }, refused);
    const { code, out } = await agency('leads', 'show', id);
    expect(code).toBe(0);
    for (const part of [
      'First line\nSecond line',
      '+92 300 1234567',
      'refused',
      '550',
      '3 attempts',
    ])
      expect(out).toContain(part);
  });

  it('has the source of the visit', async () => {
    const id = await seedLead({ utm_source: 'google', utm_campaign: 'spring-sale' });
    expect((await agency('leads', 'show', id)).out).toMatch(/^came by +google \/ spring-sale$/m);
  });

  it('has the reason why one is held', async () => {
    expect((await agency('leads', 'show', await seedHeldLead('token forged'))).out).toContain(
      'token forged',
    );
  });

  it('accepts the beginning of an id, as the list shows it', async () => {
    const id = await seedLead({ message: 'Of one message.' });
    const listed = id.slice(0, 8);
    expect((await agency('leads', 'list')).out).toContain(`\n${listed} `);
    for (const given of [listed, `${id.slice(0, 4)}…`, id.toUpperCase()]) {
      expect((await agency('leads', 'show', given)).out).toContain('Of one message.');
    }
    expect((await agency('leads', 'show', id.slice(0, 3))).code).toBe(1);
  });

  it('fails if several ids begin so', async () => {
    for (const end of ['1', '2']) {
      const id = await seedLead();
      changeStored(`UPDATE leads SET id = 'abcdef0${end}' WHERE id = '${id}'`);
    }
    expect((await agency('leads', 'show', 'abcdef')).err).toContain('Several');
    expect((await agency('leads', 'show', 'abcdef01')).code).toBe(0);
  });

  it.each(['nothing', '%%%%', '____'])('fails for the unknown id %s', async (id) => {
    await seedLead();
    expect(await agency('leads', 'show', id)).toMatchObject({ code: 1, out: '' });
  });
});
