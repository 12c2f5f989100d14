import type { Desk } from '#lib/desk/on-desk.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { countLeads, type LeadBox, leadBoxes, pageOfLeads } from '#lib/store/lead-list.ts';
import { boxNames, stateWords } from './messages/words.ts';
import { onDesk, type Query, type SearchParams } from './parts/on-desk.tsx';
import { Pages, pageNumber, perPage } from './parts/pages.tsx';
import { Press } from './parts/press.tsx';
import { Time } from './parts/time.tsx';

export const metadata = { title: 'Messages' };

export default function MessagesPage({ searchParams }: { searchParams: SearchParams }) {
  return onDesk({ title: 'Messages', at: deskRoutes.home, searchParams, render: renderMessages });
}

async function renderMessages({ store }: Desk, query: Query) {
  const box = leadBoxes.find((one) => one === query.box) ?? 'open';
  const search = query.q ?? '';
  const page = pageNumber(query);
  const [leads, open, held] = [
    await pageOfLeads(store, { box, search, limit: perPage + 1, offset: (page - 1) * perPage }),
    await countLeads(store, 'open'),
    await countLeads(store, 'held'),
  ];
  return (
    <>
      <p className="mt-2">
        {open === 0 ? 'Nothing waits for an answer.' : `${open} to answer.`}{' '}
        {held > 0 && `${held} held as suspect: look whether a person is among them.`}
      </p>
      <Boxes current={box} />
      <form method="get" className="mt-3 flex flex-wrap items-end gap-2">
        <input type="hidden" name="box" value={box} />
        <div className="grow">
          <label htmlFor="q">Search</label>
          <input id="q" name="q" type="search" defaultValue={search} maxLength={60} />
        </div>
        <button type="submit">Search</button>
      </form>
      {leads.length === 0 && <p className="mt-6">There are none here.</p>}
      <ul className="mt-4">
        {leads.slice(0, perPage).map((lead) => (
          <li key={lead.id} className="border-b border-sand-200">
            <a href={deskRoutes.page(`messages/${lead.id}`)} className="block py-3 no-underline">
              <span className="flex flex-wrap justify-between gap-x-4">
                <bdi className="font-semibold underline">{lead.name}</bdi>
                <Time at={lead.received_at} />
              </span>
              <span className="block text-sm text-ink-2">{stateWords[lead.state].name}</span>
              <span dir="auto" className="line-clamp-2 text-sm text-ink">
                {lead.message}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Pages query={{ box, q: search }} page={page} more={leads.length > perPage} />
      {box === 'held' && leads.length > 1 && (
        <Press act="dismiss-held" label="None of the held is a message" look="danger" />
      )}
    </>
  );
}

function Boxes({ current }: { current: LeadBox }) {
  return (
    <nav aria-label="Which messages" className="mt-2">
      <ul className="flex flex-wrap gap-x-4">
        {leadBoxes.map((box) => (
          <li key={box}>
            <a
              href={`?box=${box}`}
              aria-current={box === current ? 'page' : undefined}
              className="inline-block py-2 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {boxNames[box]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
