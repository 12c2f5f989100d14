import { allCategories, sorts } from '#components/portfolio/filter-words.ts';

/** What filters and sorting use; `impact` counts the business impacts. */
export type ProjectFacts = {
  title: string;
  shortDescription: string;
  category: string;
  tags: readonly string[];
  impact: number;
};

export type Sort = keyof typeof sorts;

export type Filters = { search: string; category: string; tags: readonly string[]; sort: Sort };

export const noFilters: Filters = { search: '', category: allCategories, tags: [], sort: 'newest' };

/** Matches search, category and any of the tags [spec 5.4]. */
export function filterProjects<Project extends ProjectFacts>(
  projects: readonly Project[],
  { search, category, tags }: Filters,
): Project[] {
  const wanted = fold(search.trim());
  return projects.filter(
    (project) =>
      [project.title, project.shortDescription].some((text) => fold(text).includes(wanted)) &&
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

/** As an address has them, in any case; what no project has is kept, so that the page says that nothing fits. */
export function parseFilters(query: string, projects: readonly ProjectFacts[]): Filters {
  const params = new URLSearchParams(query);
  const category = params.get('category') || allCategories;
  const categories = [allCategories, ...projects.map((project) => project.category)];
  const tags = params.getAll('tag').filter(Boolean);
  const known = projects.flatMap((project) => project.tags);
  const sort = params.get('sort') ?? '';
  return {
    search: params.get('q') ?? '',
    category: asWritten(category, categories),
    tags: [...new Set(tags.map((tag) => asWritten(tag, known)))],
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

/** Without case and diacritics. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function asWritten(value: string, known: readonly string[]): string {
  return known.find((one) => fold(one) === fold(value)) ?? value;
}

function isSort(value: string): value is Sort {
  return Object.hasOwn(sorts, value);
}
