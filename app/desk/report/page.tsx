import { onDesk, type Query, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import type { Desk } from '#lib/desk/on-desk.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { type Count, firstMonday, reportLeads } from '#lib/owner/report.ts';
import { count } from '#lib/owner/text.ts';

export const metadata = { title: 'Report' };

export default function ReportPage({ searchParams }: { searchParams: SearchParams }) {
  const at = deskRoutes.page('report');
  return onDesk({ title: 'Where messages come from', at, searchParams, render: renderReport });
}

const spans = [4, 12, 52];

async function renderReport({ store }: Desk, query: Query) {
  const weeks = spans.find((one) => String(one) === query.weeks) ?? 12;
  const { leads, suspects, ...counts } = await reportLeads(store, firstMonday(weeks));
  return (
    <>
      <nav aria-label="How many weeks" className="mt-2">
        <ul className="flex gap-4">
          {spans.map((one) => (
            <li key={one}>
              <a
                href={`?weeks=${one}`}
                aria-current={one === weeks ? 'page' : undefined}
                className="inline-block py-2 aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {one} weeks
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-2">
        {count(leads.length, 'message')} since {counts.since}. Held or set aside, and not counted:{' '}
        {suspects}.
      </p>
      <Bars title="By week, from Monday" counts={counts.weeks.toReversed()} />
      <Bars title="By page" counts={counts.pages} />
      <Bars title="By what brought them" counts={counts.sources} />
    </>
  );
}

const length = 200;

function Bars({ title, counts }: { title: string; counts: readonly Count[] }) {
  const most = Math.max(1, ...counts.map(({ leads }) => leads));
  return (
    <>
      <h2>{title}</h2>
      {counts.length === 0 && <p>None yet.</p>}
      <table className="w-full text-left">
        <tbody>
          {counts.map(({ name, leads }) => (
            <tr key={name} className="border-b border-sand-200">
              <th scope="row" className="py-1 pr-3 font-normal">
                <bdi>{name || 'not known'}</bdi>
              </th>
              <td className="w-12 py-1 pr-3 text-right">{leads}</td>
              <td className="w-2/5 py-1" aria-hidden="true">
                <svg viewBox={`0 0 ${length} 16`} className="w-full" aria-hidden="true">
                  <rect
                    width={(leads / most) * length}
                    height="16"
                    className="fill-firozi-700 forced-colors:fill-[CanvasText]"
                  />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
