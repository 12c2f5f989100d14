import { redirect } from 'next/navigation';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { may } from '#lib/desk/rights.ts';
import { countLeads, leadBoxes, pageOfLeads } from '#lib/leads/lead-list.ts';
import { heldInWords } from '#lib/post/held.ts';
import { boxNames, emptyBox } from './messages/labels.ts';
import { MessageList } from './messages/message-list.tsx';
import { deskPage } from './parts/desk-page.tsx';
import { Ask, Press, Search } from './parts/form.tsx';
import { pageOf, Tabs } from './parts/list.tsx';
import { entriesOf } from './parts/menu.tsx';
import { Note } from './parts/note.tsx';

const page = { entry: '', right: 'everybody', hasOwnHeading: true } as const;

export default deskPage(page, async ({ store, person, query }) => {
  const [first] = entriesOf(person);
  if (first && first.address !== deskRoutes.home) redirect(first.address);
  const box = leadBoxes.find((one) => one === query.box) ?? 'open';
  const search = query.q ?? '';
  const listed = Date.now();
  const { rows, pages } = await pageOf(query, 25, (limit, offset) =>
    pageOfLeads(store, { box, search, limit, offset }),
  );
  const open = await countLeads(store, 'open');
  const held = await countLeads(store, 'held');
  const counts: Record<string, number> = { open, held };
  return (
    <div className="flex flex-col">
      <h1 className="max-md:sr-only">Messages</h1>
      {may(person, 'owner') && <HeldBack held={await heldInWords(store)} />}
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
        <Search defaultValue={search} fields={{ box }} label="Search" />
      </div>
      {rows.length === 0 && (
        <p className="card mt-6">
          {search
            ? `No message here has these words.${box === 'all' ? '' : ' “All” looks everywhere.'}`
            : emptyBox[box]}
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
});

/** What waits until an owner says what becomes of it. */
function HeldBack({ held }: { held: readonly string[] }) {
  if (held.length === 0) return null;
  return (
    <Note aria-label="Mail that waits for you" as="section">
      <p className="font-semibold">Some mail waits for you.</p>
      <p className="mt-1 max-w-measure">
        A backup was restored, so nobody can tell whether it has gone out; or it waited more than a
        week for a mail server; or nothing of a letter went for a day. None goes before you say so.
      </p>
      <ul className="mt-2 list-disc pl-5">
        {held.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-2 max-w-measure">
        What is dropped is not mailed again. Letters are kept, under Letters.
      </p>
      <div className="flex flex-wrap gap-3">
        <Press act="let-go" label="Let all of it go" />
        <Press act="drop-held" label="Drop all of it" look="danger" />
      </div>
    </Note>
  );
}
