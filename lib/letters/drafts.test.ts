import { findRow } from '#lib/database/rows.ts';
import { onEachDatabase, store } from '#testing/databases.ts';
import { given, mailServer } from '#testing/given.ts';
import { addReaders, rowsOf } from '#testing/seed.ts';
import { keepDraft, planDraft, sendLetters } from './drafts.ts';

const now = Date.UTC(2026, 0, 5, 12, 0);
const hour = 60 * 60_000;
const actor = { who: 'owner@example.com', at: now - hour };
const words = { subject: 'News', preview: '', words: 'Dear *reader*.' };
const seen = (version: number) => ({ id: 'draft', version });

onEachDatabase('a planned letter', (open) => {
  let stores: (typeof store)[];
  beforeEach(async () => {
    given(mailServer);
    stores = [store, await open()];
    await addReaders(store, 'a b c', 5);
    await keepDraft(store, seen(0), words, true, actor);
    await planDraft(store, seen(1), now, actor);
  });

  /** How many mails there are once it was to begin, on two instances. */
  const begunBy = async (at: number) => {
    await Promise.all(stores.map((store) => sendLetters(store, at)));
    return (await rowsOf(store, 'outbox')).filter(({ letter_id }) => letter_id).length;
  };

  it('begins at its time, once for two instances, and not without a mail server', async () => {
    expect(await begunBy(now - 1)).toBe(0);
    given({ SMTP_URL: undefined });
    expect(await begunBy(now)).toBe(0);
    given(mailServer);
    expect([await begunBy(now), await begunBy(now + 1)]).toEqual([3, 3]);
    expect(await findRow(store.db, 'drafts', { id: 'draft' })).toBeUndefined();
    // The same words stay a draft.
    await keepDraft(store, seen(0), words, true, actor);
    await planDraft(store, seen(1), now, actor);
    expect(await begunBy(now + 2)).toBe(3);
    expect(await findRow(store.db, 'drafts', { id: 'draft' })).toMatchObject({ planned_at: now });
  });

  it('does not begin once it is taken back, is more than a day late or has mistakes', async () => {
    await planDraft(store, seen(2), null, actor);
    expect(await begunBy(now)).toBe(0);
    await planDraft(store, seen(3), now, actor);
    expect(await begunBy(now + 25 * hour)).toBe(0);
    await keepDraft(store, seen(4), { ...words, words: '[x](page)' }, false, actor);
    expect(await begunBy(now)).toBe(0);
  });
});
