import { toCsv } from '#lib/base/csv.ts';
import { firstMonday } from '#lib/content/weeks.ts';
import { allow, download } from '#lib/desk/old-act.ts';
import { exportVisits, visitColumns } from './visits.ts';

export const visitActs = allow('owner', {
  'export-visits': async ({ store }) => {
    const csv = await toCsv(
      visitColumns,
      exportVisits(store, { first: firstMonday(52), last: firstMonday(1) }),
    );
    return download(csv, 'visits.csv', 'text/csv; charset=utf-8');
  },
});
