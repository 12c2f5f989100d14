import { rmSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import { agency, agencyJson } from '#testing/agency.ts';
import { seedHeldLead, seedLead, seedMailInFolder } from '#testing/seed.ts';
import { changeStored, emptyStore } from '#testing/stored.ts';

const refused = { problem: 'refused', attempts: 3, last_error: 'Error EENVELOPE 550' } as const;

beforeEach(emptyStore);
afterEach(() => rmSync(path.join(env().DATA_DIR, 'mail'), { recursive: true, force: true }));

describe('leads list', () => {
  it('shows the newest first, each with its state, or those where somebody said so', async () => {
    const held = await seedHeldLead();
    const ids = {
      waiting: await seedLead({}, {}, 1),
      sent: await seedLead({}, { sent_at: 5 }, 2),
      refused: await seedLead({}, refused, 3),
      folder: await seedMailInFolder(4),
      dismissed: held,
      held: await seedHeldLead(),
      answered: await seedLead({}, { sent_at: 5 }),
    };
    changeStored(`UPDATE leads SET answered_at = 7 WHERE id = '${ids.answered}'`);
    changeStored(
      `UPDATE leads SET received_at = 5, dismissed_at = 7 WHERE id = '${ids.dismissed}'`,
    );
    changeStored(`UPDATE leads SET received_at = 6 WHERE id = '${ids.held}'`);
    const all = await agencyJson('leads', 'list');
    const newest = Object.entries(ids).reverse();
    expect(all).toMatchObject(newest.map(([state, id]) => ({ id, state })));
    for (const state of ['dismissed', 'held', 'answered'] as const) {
      const found = await agencyJson('leads', 'list', '--state', state, '--limit', '1');
      expect(found).toMatchObject([{ id: ids[state] }]);
    }
    const open = await agencyJson('leads', 'list', '--state', 'open', '--limit', '3');
    expect(open).toMatchObject([{ state: 'folder' }, { state: 'refused' }, { state: 'sent' }]);
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
  it('has the message, the source of the visit and the state of its mail, or why it is held', async () => {
    const source = { utm_source: 'google', utm_campaign: 'spring-sale' };
    const id = await seedLead({ message: 'First line\nSecond line', ...source }, refused);
    const { out } = await agency('leads', 'show', id);
    for (const part of ['First line\nSecond line', 'refused', '550']) expect(out).toContain(part);
    expect(out).toMatch(/^came by +google \/ spring-sale$/m);
    const held = await agency('leads', 'show', await seedHeldLead('token forged'));
    expect(held.out).toContain('token forged');
  });

  it('accepts the beginning of an id, as the list shows it, if no other id begins so', async () => {
    const id = await seedLead({ message: 'Of one message.' });
    const listed = id.slice(0, 8);
    expect((await agency('leads', 'list')).out).toContain(`\n${listed} `);
    for (const given of [listed, `${id.slice(0, 4)}…`, id.toUpperCase()]) {
      expect((await agency('leads', 'show', given)).out).toContain('Of one message.');
    }
    const other = await seedLead();
    changeStored(`UPDATE leads SET id = '${listed}-other' WHERE id = '${other}'`);
    expect((await agency('leads', 'show', listed)).code).toBe(1);
    expect((await agency('leads', 'show', id)).code).toBe(0);
  });

  it.each(['nothing', '____'])('fails for the unknown id %s', async (id) => {
    await seedLead();
    expect(await agency('leads', 'show', id)).toMatchObject({ code: 1, out: '' });
  });
});
