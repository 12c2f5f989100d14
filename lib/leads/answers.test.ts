import type { Store } from '#lib/database/store.ts';
import { changesOf } from '#lib/desk/changes.ts';
import { keepWords, listWordDrafts } from '#lib/desk/word-drafts.ts';
import { onSqlite } from '#testing/databases.ts';
import { lead } from '#testing/seed.ts';
import { answerPlace, answersOf, reopenFailed, sendAnswer } from './answers.ts';
import { isMark, markLead, noteLead, readStanding, undoAct } from './lead-marks.ts';
import { findLead, saveLead } from './leads.ts';

const [ali, sana] = [
  { who: 'ali@example.com', at: 10 },
  { who: 'sana@example.com', at: 20 },
];
const answer = { words: 'We call you.', seen: '' };

onSqlite('an answer', (open) => {
  let store: Store;
  let second: Store;
  let id: string;
  beforeEach(async () => {
    [store, second] = [await open(), await open()];
    ({ id } = await saveLead(store, lead, 1));
  });
  const outbox = async () => {
    const rows = store.db.selectFrom('outbox').select('kind').where('kind', '!=', 'lead');
    return (await rows.orderBy('kind').execute()).map(({ kind }) => kind);
  };
  const answers = async () => {
    const stored = await findLead(store, id);
    return stored ? answersOf(stored) : [];
  };
  const standing = async () => (await readStanding(store, id))?.lead.standing;
  const seen = async () => (await changesOf(store, id)).find(isMark)?.id ?? '';

  it('is queued with its copy, and marks the message as answered, by whom', async () => {
    const file = answerPlace(id);
    await keepWords(store, { who: ali.who, file, words: '"We c"', changed_at: 9 });
    expect(await sendAnswer(store, id, answer, ali)).toBe(true);
    expect(await outbox()).toEqual(['answer', 'answer-copy']);
    expect(await readStanding(store, id)).toMatchObject({
      lead: { standing: 'answered', answered_at: 10 },
      last: { what: 'answer sent', who: ali.who },
    });
    expect(await answers()).toMatchObject([{ words: 'We call you.', ...ali }]);
    expect(await listWordDrafts(store, file)).toEqual([]);
  });

  it('of two people who answer at the same time goes once, and the other is told', async () => {
    const sent = await Promise.all([
      sendAnswer(store, id, answer, ali),
      sendAnswer(second, id, { ...answer, words: 'We write.' }, sana),
    ]);
    expect(sent.toSorted()).toEqual([false, true]);
    expect(await outbox()).toEqual(['answer', 'answer-copy']);
  });

  it('that is pressed twice goes once', async () => {
    const press = (through: Store) => sendAnswer(through, id, answer, ali);
    expect(await Promise.all([press(store), press(second)])).toEqual([true, true]);
    expect(await outbox()).toEqual(['answer', 'answer-copy']);
  });

  it('goes past what somebody has seen, and past a note, but to no message that is set aside', async () => {
    await markLead(store, id, 'answered', sana);
    expect(await sendAnswer(store, id, answer, ali)).toBe(false);
    await noteLead(store, id, { note: 'x', was: null }, sana);
    expect(await sendAnswer(store, id, { ...answer, seen: await seen() }, ali)).toBe(true);
    await undoAct(store, (await changesOf(store, id))[0]?.act ?? '', ali);
    await markLead(store, id, 'dismissed', sana);
    expect(await sendAnswer(store, id, { ...answer, seen: await seen() }, ali)).toBe(false);
  });

  it('to no message is none', async () => {
    expect(await sendAnswer(store, 'gone', answer, ali)).toBeUndefined();
    expect(await outbox()).toEqual([]);
  });

  it('that went to nobody leaves alone what somebody has said since', async () => {
    await sendAnswer(store, id, answer, ali);
    await sendAnswer(store, id, { words: 'Another.', seen: await seen() }, { ...ali, at: 11 });
    const [first] = await answers();
    const failed = store.db.updateTable('outbox').set({ failed_at: 30 });
    await failed.where('id', '=', first?.id ?? '').execute();
    await reopenFailed(store, 40);
    expect(await standing()).toBe('answered');
  });
});
