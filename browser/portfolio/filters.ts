/** What filters and sorting use; `impact` counts the business impacts. */
export type ProjectFacts = {
  title: string;
  shortDescription: string;
  category: string;
  tags: readonly string[];
  impact: number;
};

/** Without one, that of the catalog. */
const orders = new Map<string, (a: ProjectFacts, b: ProjectFacts) => number>([
  ['popular', (a, b) => b.impact - a.impact],
  ['az', (a, b) => a.title.localeCompare(b.title, 'en')],
]);

/** Those of an address, each once; what no project has is kept, so that the page says that nothing fits. */
export function filtersIn(query: string | URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams(query);
  const filters = new URLSearchParams();
  for (const name of ['q', 'category', 'tag', 'sort']) {
    for (const value of new Set(asked.getAll(name))) {
      const isOne = name === 'tag' || !filters.has(name);
      // 1.1.0's addresses say so of a choice that is none.
      const isKnown = name === 'sort' ? orders.has(value) : value !== 'All Categories';
      if (value && isOne && isKnown) filters.append(name, value);
    }
  }
  return filters;
}

/** Matches search, category and any of the tags, and sorts [spec 5.4]. */
export function findProjects<Project extends ProjectFacts>(
  projects: readonly Project[],
  filters: URLSearchParams,
): Project[] {
  const wanted = (filters.get('q') ?? '').trim().toLowerCase();
  const category = filters.get('category');
  const tags = filters.getAll('tag');
  const found = projects.filter(
    (project) =>
      [project.title, project.shortDescription].some((text) =>
        text.toLowerCase().includes(wanted),
      ) &&
      (category === null || category === project.category) &&
      (tags.length === 0 || tags.some((tag) => project.tags.includes(tag))),
  );
  const order = orders.get(filters.get('sort') ?? '');
  return order ? found.sort(order) : found;
}
