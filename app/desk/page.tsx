import { redirect } from 'next/navigation';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { heldInWords } from '#lib/desk/held.ts';
import { may } from '#lib/desk/rights.ts';
import { countLeads, leadBoxes, pageOfLeads } from '#lib/leads/lead-list.ts';
import { HeldBack } from './messages/held-back.tsx';
import { boxNames, emptyBox } from './messages/labels.ts';
import { MessageList } from './messages/message-list.tsx';
import { deskPage } from './parts/desk-page.tsx';
import { Ask, Search } from './parts/form.tsx';
import { entriesOf } from './parts/menu.tsx';
import { pageOf } from './parts/pages.tsx';
import { Tabs } from './parts/tabs.tsx';

const perPage = 25;

export default deskPage(
  { room: '', right: 'everybody', hasOwnHeading: true },
  async ({ store, person, query }) => {
    const [first] = entriesOf(person);
    if (first && first.address !== deskRoutes.home) redirect(first.address);
    const box = leadBoxes.find((one) => one === query.box) ?? 'open';
    const search = query.q ?? '';
    const listed = Date.now();
    const isOwner = may(person, 'owner');
    const { rows, pages } = await pageOf(query, perPage, (part) =>
      pageOfLeads(store, { box, search, ...part }),
    );
    const open = await countLeads(store, 'open');
    const held = await countLeads(store, 'held');
    const counts: Record<string, number> = { open, held };
    return (
      <div className="flex flex-col">
        <h1 className="max-md:sr-only">Messages</h1>
        <p className="mt-2 max-md:sr-only">
          {open === 0 ? 'Nothing waits for an answer.' : `${open} to answer.`}{' '}
          {held > 0 && `${held} held as suspect: look whether a person is among them.`}
        </p>
        {isOwner && <HeldBack held={await heldInWords(store)} />}
        <Tabs
          label="Which messages"
          tabs={leadBoxes.map((one) => ({
            name: boxNames[one],
            href: `?${new URLSearchParams({ box: one, ...(search && { q: search }) })}`,
            isCurrent: one === box,
            count: counts[one],
          }))}
        />
        <div className="max-md:order-last">
          <Search defaultValue={search} fields={{ box }} label="Search" name="q" type="search" />
        </div>
        {rows.length === 0 && (
          <p className="card mt-6">
            {search ? 'No message here has these words. “All” looks everywhere.' : emptyBox[box]}
          </p>
        )}
        <MessageList box={box} leads={rows} />
        {pages}
        {box === 'held' && held > 1 && (
          <div className="mt-6">
            <Ask
              act="dismiss-held"
              fields={{ listed }}
              label="Set all of them aside"
              yes={`Set all ${held} aside`}
            >
              Have you looked at each? What is set aside is no longer mailed or counted. Each can be
              taken back, one at a time.
            </Ask>
          </div>
        )}
      </div>
    );
  },
);
