import { findRow, listRows } from '#lib/database/rows.ts';
import type { Store } from '#lib/database/store.ts';
import type { Fields } from '#lib/desk/act.ts';
import { monthSection } from '#lib/visits/month.ts';
import { onEachDatabase, onSqlite, store } from '#testing/databases.ts';
import { given, inLahore, mailServer } from '#testing/given.ts';
import { press } from '#testing/press.ts';
import { addLead, rowsOf } from '#testing/seed.ts';
import { leadActs } from './acts.ts';
import { readStanding } from './lead-marks.ts';
import { queueMorning } from './morning.ts';

beforeEach(inLahore);

const at = Date.UTC(2026, 5, 1, 5); // The first of June: a Monday, 10:00 in Lahore
let second: Store;

const add = (suspicion: 'honeypot filled' | null = null) =>
  addLead(store, { suspicion }, at - 24 * 60 * 60_000);
/** Of the mails in the outbox. */
const kinds = async () => (await rowsOf(store, 'outbox')).map(({ kind }) => kind).sort();

onEachDatabase('what two people do', (open) => {
  beforeEach(async () => {
    second = await open();
  });

  it('tells the second of two people, who act at the same time, and mails what is released once', async () => {
    const id = await add('honeypot filled');
    const release = (one: Store) => press(one, leadActs.released, { id });
    const said = await Promise.all([store, second].map(release));
    expect(said.toSorted()).toEqual(['changed', 'done']);
    expect(await kinds()).toEqual(['lead']);
    expect(await listRows(store.db, 'changes', { which: id }, 'number', 'desc')).toHaveLength(1);
  });

  it('stores a message once, though two instances take it at the same time', async () => {
    const same = { fingerprint: 'same' };
    await Promise.all([store, second, store, second].map((one) => addLead(one, same, at)));
    expect(await kinds()).toEqual(['lead']);
  });

  it('queues one morning mail, though two instances look at the same time', async () => {
    await add();
    await Promise.all([store, second, store, second].map((one) => queueMorning(one, at)));
    await queueMorning(store, at + 60_000);
    expect(await kinds()).toEqual(['digest', 'lead']);
    expect((await monthSection(store, '2026-05'))?.preview).toMatch(/^1 message in May/);
  });
});

onSqlite('what is done with a message', () => {
  const rowOf = async (id: string) => Object(await findRow(store.db, 'leads', { id }));

  it('is done to what its page said, and what one types goes past all but the same', async () => {
    const id = await add();
    const stale = { id, seen: '' };
    expect(await press(store, leadActs.note, { ...stale, note: 'x' })).toBe('done');
    for (const act of ['answered', 'dismissed', 'undo', 'note', 'outcome'] as const)
      expect([act, await press(store, leadActs[act], stale)]).toEqual([act, 'changed']);
    const look = () => press(store, leadActs['look-after'], stale);
    expect([await look(), await look()]).toEqual(['done', 'changed']);
    const [last] = await listRows(store.db, 'changes', { which: id }, 'number', 'desc');
    expect(await press(store, leadActs.answered, { id, seen: last?.id })).toBe('done');
  });

  it('sets aside the suspects that were listed, each of which can be taken back, and nothing else', async () => {
    const [open, held] = [await add(), await add('honeypot filled')];
    await press(store, leadActs['dismiss-held'], { listed: String(at) });
    const dismissed = async (id: string) => (await rowOf(id)).dismissed_at !== null;
    expect([await dismissed(open), await dismissed(held)]).toEqual([false, true]);
    expect(await press(store, leadActs.undo, { id: held })).toBe('undone');
    expect(await dismissed(held)).toBe(false);
    expect(await press(store, leadActs.undo, { id: held })).toBe('changed');
  });

  it('is lost or won once it is answered, which can be taken back', async () => {
    const id = await add();
    const say = (outcome: string) => press(store, leadActs.outcome, { id, outcome });
    expect(await say('won')).toBe('changed');
    await press(store, leadActs.answered, { id });
    expect([await say('won'), await say('')]).toEqual(['won', 'undone']);
    expect(await rowOf(id)).toMatchObject({ won_at: null, lost_at: null });
    expect(await say('lost')).toBe('lost');
    expect(await rowOf(id)).toMatchObject({ won_at: null, lost_at: expect.any(Number) });
    expect((await listRows(store.db, 'changes', { which: id }, 'number', 'desc'))[0]?.what).toBe(
      'message lost',
    );
    // With the answer goes what came of it.
    expect(await press(store, leadActs.undo, { id })).toBe('undone');
    expect(await rowOf(id)).toMatchObject({ answered_at: null, won_at: null, lost_at: null });
  });

  it('is asked again on a day that there is', async () => {
    const id = await add();
    const ask = (day: string) => press(store, leadActs['look-after'], { id, day });
    expect([await ask('2026-02-30'), await ask('2026-02-28')]).toEqual(['changed', 'done']);
    expect(await rowOf(id)).toMatchObject({ looked_after_by: null, ask_again: '2026-02-28' });
  });
});

const [ali, sana] = [{ who: 'ali@example.com' }, { who: 'sana@example.com' }];

onSqlite('an answer', (open) => {
  let id: string;
  beforeEach(async () => {
    given(mailServer);
    second = await open();
    id = await add();
  });
  const send = (fields: Fields = {}, actor = ali, through = store) =>
    press(
      through,
      leadActs['send-answer'],
      { id, seen: '', words: 'We call you.', ...fields },
      actor,
    );
  const seen = async () => (await readStanding(store, id))?.seen ?? '';

  it.each([
    ['of two people who answer at the same time', 'We write.', sana, ['changed', 'sent']],
    ['that is pressed twice', 'We call you.', ali, ['sent', 'sent']],
  ])('%s goes once, and the other is told', async (_, words, who, said) => {
    const sent = await Promise.all([send(), send({ words }, who, second)]);
    expect(sent.toSorted()).toEqual(said);
    expect(await kinds()).toEqual(['answer', 'answer-copy', 'lead']);
    expect(await listRows(store.db, 'changes', { which: id }, 'number', 'desc')).toHaveLength(1);
  });

  it('goes past what somebody has done and its writer seen, but to no message that is set aside', async () => {
    await press(store, leadActs.answered, { id }, sana);
    expect(await send()).toBe('changed');
    expect(await send({ seen: await seen() })).toBe('sent');
    await press(store, leadActs.undo, { id });
    await press(store, leadActs.dismissed, { id }, sana);
    expect(await send({ seen: await seen() })).toBe('changed');
  });
});
