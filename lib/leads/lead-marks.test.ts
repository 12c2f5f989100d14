import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { deedsOf } from '#lib/database/deed-log.ts';
import type { Store } from '#lib/database/store.ts';
import { onEachDatabase } from '#testing/databases.ts';
import { press } from '#testing/press.ts';
import { lead } from '#testing/seed.ts';
import { leadActs } from './acts.ts';
import { findLead, saveLead } from './leads.ts';
import { readMonth } from './mails/month.ts';
import { queueMorning } from './morning.ts';

beforeEach(() => {
  jest.replaceProperty(content().site, 'timeZone', 'Asia/Karachi');
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
  jest.replaceProperty(content().site, 'hours', [{ days, opens: '11:00', closes: '20:00' }]);
});

afterEach(() => jest.restoreAllMocks());

const at = Date.UTC(2026, 5, 1, 5); // The first of June: a Monday, 10:00 in Lahore
const sana = { who: 'sana@example.com' };
let store: Store;
let second: Store;

const addLead = async (suspicion: 'honeypot filled' | null = null) =>
  (await saveLead(store, { ...lead, suspicion }, at - 24 * 60 * 60_000)).id;
const outbox = () => store.db.selectFrom('outbox').select('kind').execute();

onEachDatabase('what two people do', (open) => {
  beforeEach(async () => {
    [store, second] = [await open(), await open()];
  });

  it('tells the second of two people, who act at the same time, and mails what is released once', async () => {
    const id = await addLead('honeypot filled');
    const release = (one: Store) => press(one, leadActs.released, { id });
    const said = await Promise.all([store, second].map(release));
    expect(said.toSorted()).toEqual(['done', 'unchanged']);
    expect(await outbox()).toEqual([{ kind: 'lead' }]);
    expect(await deedsOf(store, id)).toHaveLength(1);
  });

  it('stores a message once, though two instances take it at the same time', async () => {
    const same = { ...lead, fingerprint: 'same' };
    await Promise.all([store, second, store, second].map((one) => saveLead(one, same, at)));
    expect(await outbox()).toEqual([{ kind: 'lead' }]);
  });

  it('keeps a message that one released from another who looked at it while it was held', async () => {
    const id = await addLead('honeypot filled');
    await press(store, leadActs.released, { id });
    expect(await press(second, leadActs.dismissed, { id }, sana)).toBe('unchanged');
    const [released] = await deedsOf(store, id);
    await press(second, leadActs.undo, { id, act: released?.act ?? '' }, sana);
    expect(await press(second, leadActs.dismissed, { id }, sana)).toBe('done');
  });

  it('sets aside the suspects that were listed, each of which can be taken back, and nothing else', async () => {
    const [open, held] = [await addLead(), await addLead('honeypot filled')];
    await press(store, leadActs['dismiss-held'], { listed: String(at) });
    const dismissed = async (id: string) => (await findLead(store, id))?.dismissed_at !== null;
    expect([await dismissed(open), await dismissed(held)]).toEqual([false, true]);
    const [line] = await deedsOf(store, held);
    expect(await press(store, leadActs.undo, { id: held, act: 'another' })).toBe('unchanged');
    expect(await press(store, leadActs.undo, { id: held, act: line?.act ?? '' })).toBe('undone');
    expect(await dismissed(held)).toBe(false);
  });

  it('is lost or won once it is answered, by whoever says so first, and can be taken back', async () => {
    const id = await addLead();
    const say = (outcome: string, was = '') => press(store, leadActs.outcome, { id, was, outcome });
    const row = () => store.db.selectFrom('leads').select(['won_at', 'lost_at']).executeTakeFirst();
    expect(await say('won')).toBe('unchanged');
    await press(store, leadActs.answered, { id });
    const said = await Promise.all([
      say('won'),
      press(second, leadActs.outcome, { id, outcome: 'lost' }),
    ]);
    expect(said.filter((one) => one === 'unchanged')).toHaveLength(1);
    const was = said[0] === 'won' ? 'won' : 'lost';
    expect(await say('', was)).toBe('undone');
    expect(await row()).toEqual({ won_at: null, lost_at: null });
    expect(await say('lost')).toBe('lost');
    expect(await row()).toEqual({ won_at: null, lost_at: expect.any(Number) });
    const [last] = await deedsOf(store, id);
    expect(last?.what).toBe('message lost');
  });

  it('is looked after by one of the desk, on a day that there is, as nobody else has said meanwhile', async () => {
    Object.assign(env(), { DESK_PEOPLE: ['owner@example.com'] });
    const id = await addLead();
    const by = 'owner@example.com';
    const save = (fields: Record<string, string>) =>
      press(store, leadActs['look-after'], { id, was: ' ', by, ...fields });
    expect(await save({ day: '2026-02-30' })).toBe('not-known');
    expect(await save({ by: 'stranger@example.com' })).toBe('not-known');
    expect(await save({ day: '2026-02-28' })).toBe('done');
    expect(await save({ day: '2026-03-01' })).toBe('changed');
    const { looked_after_by, ask_again } = (await findLead(store, id)) ?? {};
    expect({ looked_after_by, ask_again }).toEqual({
      looked_after_by: by,
      ask_again: '2026-02-28',
    });
  });

  it('queues one morning mail, though two instances look at the same time', async () => {
    await addLead();
    await Promise.all([store, second, store, second].map((one) => queueMorning(one, at)));
    await queueMorning(store, at + 60_000);
    expect((await outbox()).map(({ kind }) => kind).sort()).toEqual(['digest', 'lead']);
    const readers = { gained: 0, lost: 0, now: 0 };
    expect(await readMonth(store, '2026-05')).toMatchObject({ messages: 1, readers });
  });
});
