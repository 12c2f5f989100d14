import { sql } from 'kysely';
import { toCsv } from '#lib/base/csv.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { findRow } from '#lib/database/rows.ts';
import type { Store } from '#lib/database/store.ts';
import { act, download, type Fields } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { restoreReader, unsubscribe } from './subscribers.ts';

const right = 'owner';
const gone = { to: deskRoutes.page('readers'), say: 'gone' } as const;

export const readerActs = {
  'remove-reader': act(right, {
    deed: 'reader removed',
    done: {
      removed:
        'The reader is off the list, and gets no more letters. Below you can take that back.',
    },
    async run(within, { id = '' }: Fields<'id'>, { at }) {
      const reader = await findRow(within.db, 'subscribers', { id });
      if (!reader || !(await unsubscribe(within, reader, at, 'desk'))) return gone;
      return { to: deskRoutes.reader(reader.email), say: 'removed', which: id };
    },
  }),

  'restore-reader': act(right, {
    deed: 'reader put back',
    done: { restored: 'The reader is on the list again.' },
    async run(within, { id = '' }: Fields<'id'>) {
      const reader = await findRow(within.db, 'subscribers', { id });
      if (!reader || !(await restoreReader(within, reader))) return gone;
      return { to: deskRoutes.reader(reader.email), say: 'restored', which: id };
    },
  }),

  'export-readers': act(right, {
    deed: 'readers exported',
    run: () => ({
      async after(store) {
        const csv = await readersAsCsv(store);
        return download(csv, 'readers.csv', 'text/csv; charset=utf-8');
      },
    }),
  }),
};

/** Those on the list in order of consent, for another program that sends mail. */
function readersAsCsv(store: Store): Promise<string> {
  const columns = [
    'email',
    'consent_at',
    'consent_page',
    'policy_date',
    'unsubscribe_url',
  ] as const;
  return toCsv(columns, readersInParts(store));
}

/** How many are read at a time: visitors are served in between. */
const atOnce = 500;

async function* readersInParts({ db }: Store) {
  const readers = db.selectFrom('subscribers').selectAll().where('unsubscribed_at', 'is', null);
  const inOrder = readers.orderBy('consent_at').orderBy('id').limit(atOnce);
  for (let [at, last] = [0, '']; ; ) {
    const next = await inOrder.where(sql<boolean>`(consent_at, id) > (${at}, ${last})`).execute();
    if (next.length === 0) return;
    yield next.map(({ consent_at, token, ...reader }) => ({
      ...reader,
      consent_at: new Date(consent_at).toISOString(),
      unsubscribe_url: `${content().site.url}${routes.unsubscribeApi}?token=${token}`,
    }));
    [at, last] = [next.at(-1)?.consent_at ?? 0, next.at(-1)?.id ?? ''];
  }
}
