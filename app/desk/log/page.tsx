import { sql } from 'kysely';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { pageOf } from '#app/desk/parts/list.tsx';
import { Deeds } from '#app/desk/parts/time.tsx';
import type { Deed } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { titleIn } from '#lib/editing/files.ts';
import { readWorking } from '#lib/words/working.ts';

export default deskPage({ entry: 'log' }, async ({ store, query }) => {
  const deeds = store.db.selectFrom('changes').selectAll();
  const latest = deeds.orderBy('at', 'desc').orderBy('number', 'desc');
  const { rows, pages } = await pageOf(query, 50, latest);
  const names = await nameDeeds(store, rows);
  const { words } = await readWorking(store);
  return (
    <>
      <p className="mt-2 mb-4 max-w-measure">
        Who did what, the latest first. It is kept as long as messages are. Whoever was erased since
        is not named.
      </p>
      <Deeds
        about={({ which }) => {
          // An id has no dot: this is a file of the content.
          if (which.includes('.')) return `: ${titleIn(words, which)}`;
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

type Named = { id: string; name: string; page: 'message' | 'reader' | 'draft' | 'letter' };

/** What deeds were about, by `which`. What has been erased since has no name. */
async function nameDeeds({ db }: Store, deeds: readonly Deed[]) {
  const isOne = sql`WHERE id IN (${sql.join(['', ...deeds.map(({ which }) => which)])})`;
  const { rows } = await sql<Named>`
    SELECT id, name, 'message' AS page FROM leads ${isOne}
    UNION ALL SELECT id, email, 'reader' FROM subscribers ${isOne}
    UNION ALL SELECT id, subject, 'draft' FROM drafts ${isOne}
    UNION ALL SELECT id, subject, 'letter' FROM letters ${isOne}`.execute(db);
  return new Map(
    rows.map(({ id, name, page }) => {
      return [id, { name, href: deskRoutes[page](page === 'reader' ? name : id) }];
    }),
  );
}
