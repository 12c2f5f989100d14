/** What filtering and sorting know of a project. */
export type ProjectFacts = {
  slug: string;
  title: string;
  shortDescription: string;
  category: string;
  tags: readonly string[];
  /** How many items its business impact has. */
  impact: number;
};

export const sorts = { newest: 'Newest', popular: 'Most Popular', az: 'A - Z' } as const;

export type Sort = keyof typeof sorts;

export type Filters = { search: string; category: string; tags: readonly string[]; sort: Sort };

export const allCategories = 'All Categories';

export const noFilters: Filters = { search: '', category: allCategories, tags: [], sort: 'newest' };

/** The projects that pass search, category and tags, of which one is enough [spec 5.4]. */
export function filterProjects<Project extends ProjectFacts>(
  projects: readonly Project[],
  { search, category, tags }: Filters,
): Project[] {
  const wanted = search.trim().toLowerCase();
  return projects.filter(
    (project) =>
      [project.title, project.shortDescription].some((text) =>
        text.toLowerCase().includes(wanted),
      ) &&
      (category === allCategories || category === project.category) &&
      (tags.length === 0 || tags.some((tag) => project.tags.includes(tag))),
  );
}

/** The projects in the order of a sort; those that tie stay in catalog order. */
export function sortProjects<Project extends ProjectFacts>(
  projects: readonly Project[],
  sort: Sort,
): Project[] {
  if (sort === 'popular') return [...projects].sort((a, b) => b.impact - a.impact);
  if (sort === 'az') return [...projects].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  return [...projects];
}

/** Reads the filters off an address's query; what is not known is left out. */
export function parseFilters(query: string, projects: readonly ProjectFacts[]): Filters {
  const params = new URLSearchParams(query);
  const category = params.get('category') ?? '';
  const sort = params.get('sort') ?? '';
  return {
    search: params.get('q') ?? '',
    category: projects.some((project) => project.category === category) ? category : allCategories,
    tags: [...new Set(params.getAll('tag'))].filter((tag) =>
      projects.some((project) => project.tags.includes(tag)),
    ),
    sort: isSort(sort) ? sort : noFilters.sort,
  };
}

/** The query of an address that stands for the filters, defaults omitted: '' or '?…'. */
export function filtersToQuery({ search, category, tags, sort }: Partial<Filters>): string {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (category && category !== allCategories) params.set('category', category);
  for (const tag of tags ?? []) params.append('tag', tag);
  if (sort && sort !== noFilters.sort) params.set('sort', sort);
  return params.toString() && `?${params}`;
}

function isSort(value: string): value is Sort {
  return Object.hasOwn(sorts, value);
}
