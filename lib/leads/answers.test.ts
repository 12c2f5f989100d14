import { env } from '#lib/base/env.ts';
import { deedsOf } from '#lib/database/deed-log.ts';
import type { Fields } from '#lib/desk/act.ts';
import { onSqlite, store } from '#testing/databases.ts';
import { press } from '#testing/press.ts';
import { lead } from '#testing/seed.ts';
import { leadActs } from './acts.ts';
import { readStanding } from './lead-marks.ts';
import { saveLead } from './leads.ts';

const [ali, sana] = [{ who: 'ali@example.com' }, { who: 'sana@example.com' }];

onSqlite('an answer', (open) => {
  let second: typeof store;
  let id: string;
  beforeEach(async () => {
    env().SMTP_URL = 'smtp://127.0.0.1:9';
    second = await open();
    ({ id } = await saveLead(store, lead, 1));
  });
  const outbox = async () => {
    const rows = store.db.selectFrom('outbox').select('kind').where('kind', '!=', 'lead');
    return (await rows.orderBy('kind').execute()).map(({ kind }) => kind);
  };
  const send = (fields: Fields = {}, actor = ali, through = store) =>
    press(
      through,
      leadActs['send-answer'],
      { id, seen: '', words: 'We call you.', ...fields },
      actor,
    );
  const seen = async () => (await readStanding(store, id))?.seen ?? '';

  it('of two people who answer at the same time goes once, and the other is told', async () => {
    const sent = await Promise.all([send(), send({ words: 'We write.' }, sana, second)]);
    expect(sent.toSorted()).toEqual(['changed', 'sent']);
    expect(await outbox()).toEqual(['answer', 'answer-copy']);
  });

  it('that is pressed twice goes once', async () => {
    expect(await Promise.all([send(), send({}, ali, second)])).toEqual(['sent', 'sent']);
    expect(await outbox()).toEqual(['answer', 'answer-copy']);
    expect(await deedsOf(store, id)).toHaveLength(1);
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
