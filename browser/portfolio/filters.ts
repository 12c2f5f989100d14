import { allCategories, sorts } from '#components/portfolio/filter-words.ts';

/** What filters and sorting use; `impact` counts the business impacts. */
export type ProjectFacts = {
  title: string;
  shortDescription: string;
  category: string;
  tags: readonly string[];
  impact: number;
};

type Sort = keyof typeof sorts;

export type Filters = { search: string; category: string; tags: readonly string[]; sort: Sort };

export const noFilters: Filters = { search: '', category: allCategories, tags: [], sort: 'newest' };

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

const orders: Record<Sort, (a: ProjectFacts, b: ProjectFacts) => number> = {
  newest: () => 0, // catalog order
  popular: (a, b) => b.impact - a.impact,
  az: (a, b) => a.title.localeCompare(b.title, 'en'),
};

export function sortProjects<Project extends ProjectFacts>(
  projects: readonly Project[],
  sort: Sort,
): Project[] {
  return [...projects].sort(orders[sort]);
}

/** As an address has them; what no project has is kept, so that the page says that nothing fits. */
export function parseFilters(query: string): Filters {
  const params = new URLSearchParams(query);
  const sort = params.get('sort') ?? '';
  return {
    search: params.get('q') ?? '',
    category: params.get('category') || allCategories,
    tags: [...new Set(params.getAll('tag').filter(Boolean))],
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : noFilters.sort,
  };
}

/** Without defaults: '' or '?…'. */
export function filtersToQuery({ search, category, tags, sort }: Filters): string {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (category !== allCategories) params.set('category', category);
  for (const tag of tags) params.append('tag', tag);
  if (sort !== noFilters.sort) params.set('sort', sort);
  return params.toString() && `?${params}`;
}
