import { env } from '#lib/base/env.ts';
import type { Store } from '#lib/database/store.ts';
import { deliverNext } from '#lib/post/delivery/deliver.ts';
import { createMailer } from '#lib/post/transport.ts';
import { composers } from '#server/mails.ts';
import { closeAfter } from '#testing/close-after.ts';
import { onEachDatabase } from '#testing/databases.ts';
import { newsletter } from '#testing/newsletter.ts';
import { refuse } from '#testing/post-office.ts';
import { consentOf } from '#testing/seed.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { beginLetter, countLeft, findLetter, resumeLetter, stopLetter } from './letters.ts';
import { readProgress } from './progress.ts';
import { subscribe, unsubscribe } from './subscribers.ts';

onEachDatabase('the progress of a letter', (open) => {
  let store: Store;
  let deliver: () => Promise<boolean | number>;
  beforeEach(async () => {
    store = await open();
    for (const name of ['a', 'b', 'c']) await subscribe(store, consentOf(`${name}@example.com`), 5);
    const inbox = await openInbox(refuse(550, (address) => address === 'b@example.com'));
    closeAfter(inbox.close);
    const mailer = createMailer({ SMTP_URL: inbox.url, DATA_DIR: 'unused' });
    env().NEWSLETTER_PER_MINUTE = 60_000;
    deliver = () => deliverNext(store, { composers, mailer }, 'letters');
  });

  const progress = async () => {
    const letter = await findLetter(store, newsletter.id);
    return letter && readProgress(store, letter);
  };
  it('ends where it is stopped, goes on to those who have not got it, and to nobody who has left', async () => {
    const none = { readers: 3, sent: 0, waiting: 0, refused: 0, withdrawn: 0 };
    const begin = () => beginLetter(store, newsletter, 9);
    expect([await begin(), await begin()]).toEqual([3, 0]);
    await stopLetter(store, newsletter.id, 9);
    expect(await progress()).toEqual({ ...none, state: 'Stopped', withdrawn: 3 });
    await resumeLetter(store, newsletter.id, 9);
    expect(await progress()).toEqual({ ...none, state: 'On its way', waiting: 3 });
    const reader = store.db.selectFrom('subscribers').select('inbox_key');
    const left = reader.where('email', '=', 'c@example.com').executeTakeFirstOrThrow();
    await unsubscribe(store, await left, 9);
    expect(await countLeft(store, { id: 'next', created_at: 10 })).toBe(2);
    while (await deliver());
    const sent = { ...none, sent: 1, refused: 1, withdrawn: 1 };
    expect(await progress()).toEqual({ ...sent, state: 'Sent' });
  });
});
