import { Changes } from '#app/desk/parts/changes.tsx';
import { onDesk, type Query, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import { Pages, pageNumber } from '#app/desk/parts/pages.tsx';
import { nameChanges } from '#lib/desk/change-names.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { listChanges } from '#lib/desk/write-down.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import type { ChangeKind } from '#lib/store/schema.ts';

export const metadata = { title: 'What was done' };

export default function LogPage({ searchParams }: { searchParams: SearchParams }) {
  const at = deskRoutes.page('log');
  return onDesk({ title: 'What was done', at, searchParams, render: renderLog });
}

const perPage = 50;

/** Whose `which` is a file. */
const ofContent = new Set<ChangeKind>([
  'words saved',
  'page moved',
  'page removed',
  'photograph added',
]);

async function renderLog({ store }: Desk, query: Query) {
  const page = pageNumber(query);
  const changes = await listChanges(store, perPage + 1, (page - 1) * perPage);
  const names = await nameChanges(store, changes);
  return (
    <>
      <p className="mt-2 mb-4 max-w-measure">
        Who did what, the latest first. It is kept as long as messages are. Whoever was erased since
        is not named.
      </p>
      <Changes
        changes={changes.slice(0, perPage)}
        about={({ what, which }) => {
          if (ofContent.has(what)) return <code> {which}</code>;
          const named = names.get(which);
          return (
            named && (
              <>
                {': '}
                <a href={named.href}>
                  <bdi>{named.name}</bdi>
                </a>
              </>
            )
          );
        }}
      />
      <Pages query={{}} page={page} more={changes.length > perPage} />
    </>
  );
}
