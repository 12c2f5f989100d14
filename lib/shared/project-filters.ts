/** What filters and sorting use; `impact` counts the business impacts. */
export type ProjectFacts = {
  title: string;
  shortDescription: string;
  category: string;
  tags: readonly string[];
  impact: number;
};

export const sorts = { newest: 'Newest', popular: 'Most Popular', az: 'A - Z' } as const;

export type Sort = keyof typeof sorts;

export type Filters = { search: string; category: string; tags: readonly string[]; sort: Sort };

export const allCategories = 'All Categories';

export const noFilters: Filters = { search: '', category: allCategories, tags: [], sort: 'newest' };

export const countLine = (listed: number, all: number) => `Showing ${listed} of ${all} projects`;

/** Matches search, category and any of the tags [spec 5.4]. */
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

/** Stable. `newest` is catalog order. */
export function sortProjects<Project extends ProjectFacts>(
  projects: readonly Project[],
  sort: Sort,
): Project[] {
  if (sort === 'popular') return [...projects].sort((a, b) => b.impact - a.impact);
  if (sort === 'az') return [...projects].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  return [...projects];
}

/** Ignores unknown values. */
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

/** Without defaults: '' or '?…'. */
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
