import {
  countLine,
  type Filters,
  filterProjects,
  type ProjectFacts,
  sortProjects,
} from '#components/portfolio/project-filters.ts';

type ListedProject = ProjectFacts & { item: HTMLElement };

/** In catalog order, as the page is served. */
export function readProjects(): ListedProject[] {
  return [...document.querySelectorAll<HTMLElement>('.projects > li')].map((item) => {
    const { title = '', text = '', category = '', tags = '', impact } = item.dataset;
    return {
      item,
      title,
      shortDescription: text,
      category,
      tags: tags.split('\n'),
      impact: Number(impact),
    };
  });
}

/** Hides the cards that do not match, orders the others, and counts them. */
export function listProjects(projects: readonly ListedProject[], filters: Filters) {
  const listed = new Set(filterProjects(projects, filters));
  for (const project of projects) project.item.hidden = !listed.has(project);
  const items = sortProjects(projects, filters.sort).map(({ item }) => item);
  const list = items[0]?.parentElement;
  if (items.some((item, index) => list?.children[index] !== item)) list?.append(...items);

  const count = document.getElementById('project-count');
  // Compared by number: a translator changes the text.
  if (count && count.dataset.listed !== `${listed.size}`) {
    count.dataset.listed = `${listed.size}`;
    count.textContent = countLine(listed.size, projects.length);
  }
  document.getElementById('no-projects')?.toggleAttribute('hidden', listed.size > 0);
}
