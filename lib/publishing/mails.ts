import { contentHash } from '#lib/base/content-hash.ts';
import { pathOf } from '#lib/content/addresses.ts';
import { deedsOfAct, recordDeed } from '#lib/database/deed-log.ts';
import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { deskPeople, deskUrl, findPerson } from '#lib/desk/people.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { composeDue } from '#lib/words/publications.ts';
import { takeTurn } from '#lib/words/versions.ts';

export const publishMails = { 'not-live': composeNotLive } satisfies Partial<Composers>;

/** Tells who published a page that it is not live on its day; an owner, where that person is gone. Once for each. */
export async function tellNotLive(store: Store, at: number): Promise<void> {
  const { due = [], after = '' } = (await composeDue(store, at)) ?? {};
  for (const [file, publisher] of due) {
    const person = await findPerson(store, publisher);
    const actor = { who: person?.email ?? `${deskPeople()[0]}`, at };
    const id = `not-live-${contentHash(`${after} ${file}`)}`;
    await store.db.transaction().execute(async (transaction) => {
      await takeTurn(store, transaction);
      const told = transaction.selectFrom('outbox').select('id').where('id', '=', id);
      if (await told.executeTakeFirst()) return;
      const act = await recordDeed(transaction, actor, 'page not live', file);
      await enqueue(transaction, { ...outboxEntry('not-live', act, at), id });
    });
  }
}

async function composeNotLive(store: Store, entry: OutboxEntry) {
  const [change] = await deedsOfAct(store, entry.subject_id);
  const person = change && (await findPerson(store, change.who));
  if (!person) return;
  const title = `${pathOf(change.which)} has not gone live`;
  const preview = 'Its day has come, and visitors do not see it yet';
  const parts = [
    { paragraph: `${preview}: the page “Publish” says why.` },
    {
      paragraph:
        'The site tries again every ten minutes. What you publish meanwhile takes it along.',
    },
    { action: 'Open Publish', href: deskUrl(deskRoutes.page('publish')), isButton: true },
  ] as const;
  return buildMessage(entry, { title, preview, parts }, { to: person.email });
}
