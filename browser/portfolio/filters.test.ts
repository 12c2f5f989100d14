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
  ['by title and short description, in any accents', { search: 'Clínic' }, [clinic, arena]],
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

describe('the query', () => {
  it.each(['', '?sort=nope&page=2', '?sort=toString&tag=&category='])(
    'reads %p as no filters',
    (query) => {
      expect(parseFilters(query, all)).toEqual(noFilters);
    },
  );

  it('is read in any case, and each value once', () => {
    const filters = parseFilters('?category=health&tag=qr&tag=QR&sort=az', all);
    expect(filters).toEqual({ ...noFilters, category: 'Health', tags: ['QR'], sort: 'az' });
  });

  it.each(['?tag=Nope', '?category=Nope'])('finds nothing by %s, which no project has', (query) => {
    expect(filterProjects(all, parseFilters(query, all))).toEqual([]);
  });
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
