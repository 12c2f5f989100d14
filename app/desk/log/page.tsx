import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { pageOf } from '#app/desk/parts/list.tsx';
import { Deeds } from '#app/desk/parts/time.tsx';
import type { Deed } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';

export default deskPage({ entry: 'log' }, async ({ store, query }) => {
  const deeds = store.db.selectFrom('changes').selectAll();
  const latest = deeds.orderBy('at', 'desc').orderBy('number', 'desc');
  const { rows, pages } = await pageOf(query, 50, latest);
  const names = await nameDeeds(store, rows);
  return (
    <>
      <p className="mt-2 mb-4 max-w-measure">
        Who did what, the latest first. It is kept as long as messages are. Whoever was erased since
        is not named.
      </p>
      <Deeds
        about={({ which }) => {
          // An id has no dot: this is a file of the content.
          if (which.includes('.')) return <code> {which}</code>;
          const named = names.get(which);
          return (
            named && (
              <>
                {': '}
                <a href={named.href}>
                  <bdi>{named.name || 'No subject yet'}</bdi>
                </a>
              </>
            )
          );
        }}
        deeds={rows}
      />
      {pages}
    </>
  );
});

/** What deeds were about, by `which`. What has been erased since has no name. */
async function nameDeeds({ db }: Store, deeds: readonly Deed[]) {
  const ids = deeds.map(({ which }) => which);
  if (ids.length === 0) return new Map<string, { name: string; href: string }>();
  const leads = db.selectFrom('leads').select(['id', 'name']).where('id', 'in', ids);
  const readers = db
    .selectFrom('subscribers')
    .select(['id', 'email as name'])
    .where('id', 'in', ids);
  const drafts = db.selectFrom('drafts').select(['id', 'subject as name']).where('id', 'in', ids);
  const letters = db.selectFrom('letters').select(['id', 'subject as name']).where('id', 'in', ids);
  const { message, reader, draft, letter } = deskRoutes;
  const named = [
    ...(await leads.execute()).map((one) => ({ ...one, href: message(one.id) })),
    ...(await readers.execute()).map((one) => ({ ...one, href: reader(one.name) })),
    ...(await drafts.execute()).map((one) => ({ ...one, href: draft(one.id) })),
    ...(await letters.execute()).map((one) => ({ ...one, href: letter(one.id) })),
  ];
  return new Map(named.map((one) => [one.id, one]));
}
