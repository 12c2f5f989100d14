import { countLine } from '#components/portfolio/filter-words.ts';
import { findProjects, type ProjectFacts } from './filters.ts';

type ListedProject = ProjectFacts & { item: HTMLElement };

/**
 * In catalog order, as the page is served.
 * @param form has the categories and tags at whose places among them a card points
 */
export function readProjects(form: HTMLFormElement): ListedProject[] {
  const categories = form.querySelectorAll<HTMLOptionElement>('[name=category] > :not([value=""])');
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
export function listProjects(projects: readonly ListedProject[], filters: URLSearchParams) {
  const listed = findProjects(projects, filters).map(({ item }) => item);
  for (const { item } of projects) item.hidden = !listed.includes(item);
  const list = projects[0]?.item.parentElement;
  const shown = [...(list?.querySelectorAll(':scope > :not([hidden])') ?? [])];
  if (listed.some((item, at) => item !== shown[at])) list?.append(...listed);

  const count = document.getElementById('project-count');
  // Compared by number: a translator changes the text.
  if (count && count.dataset.listed !== `${listed.length}`) {
    count.dataset.listed = `${listed.length}`;
    count.textContent = countLine(listed.length, projects.length);
  }
  document.getElementById('no-projects')?.toggleAttribute('hidden', listed.length > 0);
}
