import { contentHash } from '#lib/base/content-hash.ts';
import { pathOf } from '#lib/content/addresses.ts';
import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { deskPeople, deskUrl, findPerson } from '#lib/desk/people.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { composeDue } from '#lib/words/publications.ts';

export const publishMails = { 'not-live': composeNotLive } satisfies Partial<Composers>;

/** Tells who published a page that it is not live on its day; an owner, where that person is gone. Once for each. */
export async function tellNotLive(store: Store, at: number): Promise<void> {
  const { due = [], after = '' } = (await composeDue(store, at)) ?? {};
  for (const [file] of due) {
    const id = `not-live-${contentHash(`${after} ${file}`)}`;
    await enqueue(store.db, { ...outboxEntry('not-live', file, at), id });
  }
}

async function composeNotLive(store: Store, entry: OutboxEntry) {
  const { subject_id: file } = entry;
  const publisher = (await composeDue(store, Date.now()))?.due?.get(file);
  if (publisher === undefined) return;
  const to = (await findPerson(store, publisher))?.email ?? `${deskPeople()[0]}`;
  const title = `${pathOf(file)} has not gone live`;
  const preview = 'Its day has come, and visitors do not see it yet';
  const parts = [
    `${preview}: the page “Publish” says why.`,
    'The site tries again every ten minutes. What you publish meanwhile takes it along.',
    { action: 'Open Publish', href: deskUrl(deskRoutes.page('publish')), isButton: true },
  ] as const;
  return buildMessage(entry, { title, preview, parts }, { to });
}
