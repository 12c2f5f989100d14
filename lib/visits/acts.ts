import { toCsv } from '#lib/base/csv.ts';
import { firstMonday } from '#lib/content/weeks.ts';
import { act, download } from '#lib/desk/act.ts';
import { exportVisits, visitColumns } from './visits.ts';

export const visitActs = {
  'export-visits': act('owner', {
    async prepare({ store }) {
      const weeks = { first: firstMonday(52), last: firstMonday(1) };
      const csv = await toCsv(visitColumns, exportVisits(store, weeks));
      return download(csv, 'visits.csv', 'text/csv; charset=utf-8');
    },
  }),
};
