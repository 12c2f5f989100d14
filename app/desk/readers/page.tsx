import { onDesk, type Query, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import { Pages, pageNumber, perPage } from '#app/desk/parts/pages.tsx';
import { Press } from '#app/desk/parts/press.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import type { Desk } from '#lib/desk/on-desk.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { count } from '#lib/owner/text.ts';
import { countReaders, pageOfReaders } from '#lib/store/reader-list.ts';

export const metadata = { title: 'Readers' };

export default function ReadersPage({ searchParams }: { searchParams: SearchParams }) {
  const at = deskRoutes.page('readers');
  return onDesk({ title: 'Readers', at, searchParams, render: renderReaders });
}

async function renderReaders({ store }: Desk, query: Query) {
  const search = query.q ?? '';
  const page = pageNumber(query);
  const offset = (page - 1) * perPage;
  const readers = await pageOfReaders(store, { search, limit: perPage + 1, offset });
  return (
    <>
      <p className="mt-2 max-w-measure">
        {count(await countReaders(store), 'reader')} of the newsletter. People add themselves, on
        the site: nobody can be added here, as each has to have agreed.
      </p>
      <form method="get" className="mt-3 flex flex-wrap items-end gap-2">
        <div className="grow">
          <label htmlFor="q">Search for an address</label>
          <input id="q" name="q" type="search" defaultValue={search} maxLength={60} />
        </div>
        <button type="submit">Search</button>
      </form>
      {readers.length === 0 && <p className="mt-6">There are none here.</p>}
      <ul className="mt-4">
        {readers
          .slice(0, perPage)
          .map(({ id, email, consent_at, consent_page, unsubscribed_at }) => (
            <li key={id} className="border-b border-sand-200 py-3">
              <bdi className="font-semibold">{email}</bdi>
              <p className="text-sm text-ink-2">
                Since <Time at={consent_at} />, from {consent_page}
                {unsubscribed_at !== null && (
                  <>
                    ; left <Time at={unsubscribed_at} />
                  </>
                )}
              </p>
              {unsubscribed_at === null && (
                <Press act="remove-reader" label={`Take ${email} off`} fields={{ id }} />
              )}
            </li>
          ))}
      </ul>
      <Pages query={{ q: search }} page={page} more={readers.length > perPage} />
      <h2>For another program</h2>
      <p className="max-w-measure">
        A file for spreadsheets. Each line has the reader’s own way out, which every mail has to
        carry. Take a new one before each mailing: people leave in between.
      </p>
      <Press act="export-readers" label="Save all readers as CSV" />
    </>
  );
}
