import { filtersIn, findProjects, type ProjectFacts } from './filters.ts';

const till = project('Till and Stock', 'Sales by the hour.', 'Retail', ['POS', 'QR'], 3);
const clinic = project('Clinic Desk', 'Turns, not queues.', 'Health', ['Portal'], 5);
const arena = project('Arena', 'Brackets for a CLINIC of champions.', 'Games', ['QR'], 3);
const desk = project('Desk', 'Cases in order.', 'Health', ['Portal', 'CMS'], 5);
const all = [till, clinic, arena, desk];

const find = (query: string) => findProjects(all, filtersIn(query));

it.each<[string, string, ProjectFacts[]]>([
  ['by title and short description, in any case', '?q=clinic', [clinic, arena]],
  ['by nothing else', '?q=portal', []],
  ['without the spaces around the search', '?q=+arena+', [arena]],
  ['by all at once', '?q=desk&category=Health&tag=CMS', [desk]],
])('filters %s', (_, query, expected) => {
  expect(find(query)).toEqual(expected);
});

it('sorts: newest first, by impact with the order kept among equals, by title', () => {
  expect(find('')).toEqual(all);
  expect(find('?sort=popular')).toEqual([clinic, desk, till, arena]);
  expect(find('?sort=az')).toEqual([arena, clinic, desk, till]);
});

it.each([
  ['', ''],
  ['?sort=toString&tag=&category=&page=2', ''],
  ['?q=&category=All+Categories&sort=newest&tag=POS', 'tag=POS'],
  ['?category=Nope&tag=QR&category=Retail&tag=QR', 'category=Nope&tag=QR'],
])('reads the query %p, each value once', (query, filters) => {
  expect(`${filtersIn(query)}`).toBe(filters);
});

function project(
  title: string,
  shortDescription: string,
  category: string,
  tags: string[],
  impact: number,
): ProjectFacts {
  return { title, shortDescription, category, tags, impact };
}
