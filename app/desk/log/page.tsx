import { onDesk, type Query, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import { Pages, pageNumber } from '#app/desk/parts/pages.tsx';
import type { Desk } from '#lib/desk/on-desk.ts';
import { listChanges } from '#lib/desk/write-down.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { changeInWords } from '#lib/owner/messages.ts';

export const metadata = { title: 'Log' };

export default function LogPage({ searchParams }: { searchParams: SearchParams }) {
  const at = deskRoutes.page('log');
  return onDesk({ title: 'What was done', at, searchParams, render: renderLog });
}

const perPage = 50;

async function renderLog({ store }: Desk, query: Query) {
  const page = pageNumber(query);
  const changes = await listChanges(store, perPage + 1, (page - 1) * perPage);
  return (
    <>
      <p className="mt-2">Who did what, the latest first. It is kept as long as messages are.</p>
      <ul className="mt-4">
        {changes.slice(0, perPage).map((change) => (
          <li key={change.id} className="border-b border-sand-200 py-2">
            {changeInWords(change)}{' '}
            {change.what.startsWith('message') && (
              <a href={deskRoutes.page(`messages/${change.which}`)}>The message</a>
            )}
          </li>
        ))}
      </ul>
      <Pages query={{}} page={page} more={changes.length > perPage} />
    </>
  );
}
