import { pathOf } from '#lib/content/addresses.ts';
import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { changesOfAct, recordChange } from '#lib/desk/changes.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { deskPeople, deskUrl, findPerson } from '#lib/desk/people.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { composeDue } from '#lib/words/publications.ts';
import { mistakesIn } from '#lib/words/release.ts';
import { takeTurn } from '#lib/words/versions.ts';
import { newestPublication } from '#lib/words/working.ts';

export const publishMails = { 'not-live': composeNotLive } satisfies Partial<Composers>;

/** Tells whoever published a page whose day has come that it is not live: once, the owner where that person is gone. */
export async function tellNotLive(store: Store, at: number): Promise<void> {
  const candidate = await composeDue(store, at);
  for (const [which, publisher] of candidate?.due ?? []) {
    const person = await findPerson(store, publisher);
    const [owner = ''] = deskPeople();
    const actor = { who: person?.email ?? owner, at };
    await store.db.transaction().execute(async (transaction) => {
      await takeTurn(store, transaction);
      const told = transaction.selectFrom('changes').select('id').where('what', '=', what);
      const newest = await newestPublication(transaction);
      const since = told.where('which', '=', which).where('at', '>=', newest?.at ?? 0);
      if (await since.executeTakeFirst()) return;
      const act = await recordChange(transaction, actor, what, which);
      await enqueue(transaction, outboxEntry('not-live', act, at));
    });
  }
}

const what = 'page not live';

async function composeNotLive(store: Store, entry: OutboxEntry) {
  const [change] = await changesOfAct(store, entry.subject_id);
  const person = change && (await findPerson(store, change.who));
  if (!person) return;
  const page = pathOf(change.which) ?? change.which;
  const candidate = await composeDue(store, Date.now());
  const mistakes = candidate && mistakesIn(candidate.words);
  const title = `${page} has not gone live`;
  return buildMessage(
    entry,
    {
      title,
      preview: 'Its day has come, and visitors do not see it yet',
      parts: [
        { paragraph: `The day has come for ${page}, and visitors do not see it yet.` },
        ...(mistakes
          ? [{ paragraph: 'This has to be put right first:' }, { list: mistakes.split('\n') }]
          : [
              { paragraph: 'The pages could not be made. “Is it working?” at the desk says more.' },
            ]),
        {
          paragraph: 'The site tries again every hour. What you publish meanwhile takes it along.',
        },
        { actions: [['Open Publish', deskUrl(deskRoutes.page('publish'))]] },
      ],
    },
    { to: person.email },
  );
}
