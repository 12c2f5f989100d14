import {
  allCategories,
  type Filters,
  filterProjects,
  filtersToQuery,
  noFilters,
  type ProjectFacts,
  parseFilters,
  sortProjects,
} from './project-filters.ts';

const till = project('Till and Stock', 'Sales by the hour.', 'Retail', ['POS', 'QR'], 3);
const clinic = project('Clinic Desk', 'Turns, not queues.', 'Health', ['Portal'], 5);
const arena = project('Arena', 'Brackets for a CLINIC of champions.', 'Games', ['QR'], 3);
const desk = project('Desk', 'Cases in order.', 'Health', ['Portal', 'CMS'], 5);
const all = [till, clinic, arena, desk];

describe('filterProjects', () => {
  it('lists everything without filters', () => {
    expect(list({})).toEqual(all);
  });

  it('searches title and short description, case-insensitively', () => {
    expect(list({ search: 'clinic' })).toEqual([clinic, arena]);
    expect(list({ search: 'QUEUES' })).toEqual([clinic]);
  });

  it('searches nothing else', () => {
    expect(list({ search: 'portal' })).toEqual([]);
  });

  it('ignores spaces around the search', () => {
    expect(list({ search: ' arena ' })).toEqual([arena]);
    expect(list({ search: '  ' })).toEqual(all);
  });

  it('filters by category', () => {
    expect(list({ category: 'Health' })).toEqual([clinic, desk]);
  });

  it('matches any of the tags', () => {
    expect(list({ tags: ['QR', 'CMS'] })).toEqual([till, arena, desk]);
  });

  it('combines search, category and tags', () => {
    expect(list({ search: 'desk', category: 'Health', tags: ['CMS'] })).toEqual([desk]);
  });
});

describe('sortProjects', () => {
  it('keeps catalog order for newest', () => {
    expect(sortProjects(all, 'newest')).toEqual(all);
  });

  it('puts the most impact items first and keeps the order among equals', () => {
    expect(sortProjects(all, 'popular')).toEqual([clinic, desk, till, arena]);
  });

  it('sorts by title', () => {
    expect(sortProjects(all, 'az')).toEqual([arena, clinic, desk, till]);
  });

  it('does not mutate its input', () => {
    sortProjects(all, 'az');
    expect(all[0]).toBe(till);
  });
});

describe('the query', () => {
  const filters: Filters = {
    search: 'a & b',
    category: 'Health',
    tags: ['QR', 'CMS'],
    sort: 'popular',
  };

  it('round-trips every filter', () => {
    expect(filtersToQuery(filters)).toBe('?q=a+%26+b&category=Health&tag=QR&tag=CMS&sort=popular');
    expect(parseFilters(filtersToQuery(filters), all)).toEqual(filters);
  });

  it('omits defaults', () => {
    expect(filtersToQuery(noFilters)).toBe('');
    expect(filtersToQuery({ ...noFilters, category: allCategories, sort: 'newest' })).toBe('');
  });

  it.each(['', '?category=Nope&tag=Nope&sort=nope&page=2', '?sort=toString&tag=&category='])(
    'reads %p as no filters',
    (query) => {
      expect(parseFilters(query, all)).toEqual(noFilters);
    },
  );

  it('drops unknown and duplicate values only', () => {
    const filters = parseFilters('?tag=Nope&tag=QR&tag=QR&sort=az', all);
    expect(filters).toEqual({ ...noFilters, tags: ['QR'], sort: 'az' });
  });
});

function list(filters: Partial<Filters>) {
  return filterProjects(all, { ...noFilters, ...filters });
}

function project(
  title: string,
  shortDescription: string,
  category: string,
  tags: string[],
  impact: number,
): ProjectFacts {
  return { title, shortDescription, category, tags, impact };
}
