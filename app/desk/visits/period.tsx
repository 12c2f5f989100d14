import { Field, problems } from '#app/desk/parts/desk-field.tsx';
import type { Query } from '#app/desk/parts/desk-page.tsx';
import { Tabs } from '#app/desk/parts/list.tsx';
import { day } from '#lib/base/zone-clock.ts';
import { type Days, dateOf, daysAfter, firstMonday } from '#lib/content/weeks.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';

/** For longer, nothing is kept. */
const mostDays = 750;

const known = () => {
  const today = dateOf(Date.now());
  return {
    '52 weeks': { first: firstMonday(52), last: today },
    '4 weeks': { first: firstMonday(4), last: today },
    'This week': { first: firstMonday(1), last: today },
    'Last week': { first: firstMonday(2), last: daysAfter(firstMonday(1), -1) },
    Today: { first: today, last: today },
  };
};

/** What an address asks for; the last 52 weeks where that is nothing, or wrong. */
export function daysOf({ from = '', to = '' }: Query): Days & { isWrong?: boolean } {
  const isDay = (date: string) =>
    /^[2-9]\d{3}-\d\d-\d\d$/.test(date) && daysAfter(date, 0) === date;
  const makesSense = isDay(from) && isDay(to) && from <= to && to < daysAfter(from, mostDays);
  if (makesSense) return { first: from, last: to };
  return { ...known()['52 weeks'], isWrong: from + to !== '' };
}

/** As many days before; of less than a week, the same days of the week before. */
export function daysBefore({ first, last }: Days): Days {
  const length = (Date.parse(last) - Date.parse(first)) / day + 1;
  const back = (date: string) => daysAfter(date, -Math.max(7, length));
  return { first: back(first), last: back(last) };
}

export const hrefOf = ({ first, last }: Days) =>
  `${deskRoutes.page('visits')}?${new URLSearchParams({ from: first, to: last })}`;

const wrong =
  '“To” is a day that is not before “From”, nor two years after it. Below are the last 52 weeks.';

/** Which days are shown, and how to ask for others. */
export function Period({ query }: { query: Query }) {
  const { first, last, isWrong } = daysOf(query);
  if (isWrong) problems().set('to', [wrong]);
  const tabs = Object.entries(known()).map(([name, days]) => ({
    name,
    href: hrefOf(days),
    isCurrent: !isWrong && days.first === first && days.last === last,
  }));
  return (
    <>
      <Tabs label="Which days" tabs={tabs} />
      <form className="mt-3 flex flex-wrap items-end gap-2 text-sm print:hidden" method="get">
        <Field defaultValue={isWrong ? query.from : first} label="From" name="from" type="date" />
        <Field defaultValue={isWrong ? query.to : last} label="To" name="to" type="date" />
        <button type="submit">Show these days</button>
      </form>
    </>
  );
}
