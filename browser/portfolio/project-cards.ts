import { countLine } from '#components/portfolio/filter-words.ts';
import { type Filters, filterProjects, type ProjectFacts, sortProjects } from './filters.ts';

type ListedProject = ProjectFacts & { item: HTMLElement };

/**
 * In catalog order, as the page is served.
 * @param form has the categories and tags at whose places among them a card points
 */
export function readProjects(form: HTMLFormElement): ListedProject[] {
  const categories = form.querySelectorAll<HTMLOptionElement>('[name=category] > option');
  const allTags = form.querySelectorAll<HTMLButtonElement>('[name=tag]');
  return [...document.querySelectorAll<HTMLElement>('.projects > li')].map((item) => {
    const { category, tags, impact } = item.dataset;
    const textOf = (selector: string) => item.querySelector(selector)?.textContent ?? '';
    return {
      item,
      title: textOf('h2'),
      shortDescription: textOf('[data-text]'),
      category: categories[Number(category)]?.value ?? '',
      tags: tags ? tags.split(' ').map((place) => allTags[Number(place)]?.value ?? '') : [],
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
