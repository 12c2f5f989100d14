import { env } from '#lib/base/env.ts';
import type { Store } from '#lib/database/store.ts';
import { onEachDatabase } from '#testing/databases.ts';
import { consentOf } from '#testing/seed.ts';
import { findDraft, keepDraft, planDraft, sendPlanned } from './drafts.ts';
import { subscribe } from './subscribers.ts';

const now = Date.UTC(2026, 0, 5, 12, 0);
const hour = 60 * 60_000;
const actor = { who: 'owner@example.com', at: now - hour };
const words = { subject: 'News', preview: '', words: 'Dear *reader*.' };
const seen = (version: number) => ({ id: 'draft', version });

onEachDatabase('a planned letter', (open) => {
  let stores: Store[];

  beforeEach(async () => {
    env().SMTP_URL = 'smtp://127.0.0.1:9';
    stores = [await open(), await open()];
    for (const name of ['a', 'b', 'c']) {
      await subscribe(first(), consentOf(`${name}@example.com`), 5);
    }
    await keepDraft(first(), seen(0), words, true, actor);
    await planDraft(first(), seen(1), now, actor);
  });

  const first = () => stores[0] as Store;
  const onAll = (at: number) => Promise.all(stores.map((store) => sendPlanned(store, at)));
  const queued = async () => {
    const { db } = first();
    const letters = await db.selectFrom('letters').select(['subject', 'readers']).execute();
    const rows = db.selectFrom('outbox').select('id').where('letter_id', 'is not', null);
    return { letters, mails: (await rows.execute()).length };
  };
  const nothing = { letters: [], mails: 0 };
  const once = { letters: [{ subject: 'News', readers: 3 }], mails: 3 };

  it('begins at its time, once for two instances, and not without a mail server', async () => {
    await onAll(now - 1);
    env().SMTP_URL = undefined;
    await onAll(now);
    expect(await queued()).toEqual(nothing);
    env().SMTP_URL = 'smtp://127.0.0.1:9';
    await onAll(now);
    await onAll(now + 1);
    expect(await queued()).toEqual(once);
    expect(await findDraft(first(), 'draft')).toBeUndefined();
  });

  it('stays a draft where the same words were sent before', async () => {
    await onAll(now);
    await keepDraft(first(), seen(0), words, true, actor);
    await planDraft(first(), seen(1), now, actor);
    await onAll(now + 1);
    expect(await queued()).toEqual(once);
    expect(await findDraft(first(), 'draft')).toMatchObject({ planned_at: now });
  });

  it('does not begin once it is taken back, is more than a day late or has mistakes', async () => {
    await planDraft(first(), seen(2), null, actor);
    await onAll(now);
    await planDraft(first(), seen(3), now, actor);
    await onAll(now + 25 * hour);
    await keepDraft(first(), seen(4), { ...words, words: '<b>x</b>' }, false, actor);
    await onAll(now);
    expect(await queued()).toEqual(nothing);
  });
});
