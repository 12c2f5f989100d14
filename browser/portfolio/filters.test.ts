import {
  type Filters,
  filterProjects,
  noFilters,
  type ProjectFacts,
  parseFilters,
  sortProjects,
} from './filters.ts';

const till = project('Till and Stock', 'Sales by the hour.', 'Retail', ['POS', 'QR'], 3);
const clinic = project('Clinic Desk', 'Turns, not queues.', 'Health', ['Portal'], 5);
const arena = project('Arena', 'Brackets for a CLINIC of champions.', 'Games', ['QR'], 3);
const desk = project('Desk', 'Cases in order.', 'Health', ['Portal', 'CMS'], 5);
const all = [till, clinic, arena, desk];

it.each<[string, Partial<Filters>, ProjectFacts[]]>([
  ['by title and short description, in any case', { search: 'clinic' }, [clinic, arena]],
  ['by nothing else', { search: 'portal' }, []],
  ['without the spaces around the search', { search: ' arena ' }, [arena]],
  ['by all at once', { search: 'desk', category: 'Health', tags: ['CMS'] }, [desk]],
])('filters %s', (_, filters, expected) => {
  expect(filterProjects(all, { ...noFilters, ...filters })).toEqual(expected);
});

it('sorts: newest first, by impact with the order kept among equals, by title', () => {
  expect(sortProjects(all, 'newest')).toEqual(all);
  expect(sortProjects(all, 'popular')).toEqual([clinic, desk, till, arena]);
  expect(sortProjects(all, 'az')).toEqual([arena, clinic, desk, till]);
});

it.each([
  ['', noFilters],
  ['?sort=toString&tag=&category=&page=2', noFilters],
  ['?category=Nope&tag=QR&tag=QR', { ...noFilters, category: 'Nope', tags: ['QR'] }],
])('reads the query %p, each value once', (query, filters) => {
  expect(parseFilters(query)).toEqual(filters);
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
