import { focusField } from '#browser/focus-field.ts';
import { completeActiveFilters } from './active-filters.ts';
import { completeFilterMenu } from './filter-menu.ts';
import { type Filters, filtersToQuery, noFilters, parseFilters } from './filters.ts';
import { listProjects, readProjects } from './project-cards.ts';

/** Filters and sorts the projects [spec 2.10], and keeps the filters in the address. */
export function completePortfolio(form: HTMLFormElement) {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('[data-with-script]')) {
    template.replaceWith(template.content);
  }
  const search = form.querySelector('input');
  const row = document.getElementById('filters-in-use');
  if (!search || !row) return;
  const projects = readProjects(form);
  const chips = [...form.querySelectorAll<HTMLButtonElement>('[name="tag"]')];
  let filters = parseFilters(location.search);

  const show = (next: Filters) => {
    filters = next;
    // Writing the same value would move the caret.
    if (search.value !== filters.search) search.value = filters.search;
    for (const chip of chips) chip.ariaPressed = `${filters.tags.includes(chip.value)}`;
    for (const menu of menus) menu.show(filters);
    showActive(filters);
    listProjects(projects, filters);
  };
  const choose = (change: Partial<Filters>, how: 'push' | 'replace' = 'push') => {
    show({ ...filters, ...change });
    const query = filtersToQuery(filters);
    if (query !== location.search) history[`${how}State`](null, '', location.pathname + query);
  };
  const toggle = (tag: string) => {
    const others = filters.tags.filter((other) => other !== tag);
    choose({ tags: others.length < filters.tags.length ? others : [...filters.tags, tag] });
  };

  const showActive = completeActiveFilters(row, choose, search);
  const menus = [...form.querySelectorAll('select')].map((select) =>
    completeFilterMenu(select, () => choose({ [select.name]: select.value })),
  );
  search.addEventListener('input', () => choose({ search: search.value }, 'replace'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement | null;
    if (button?.name === 'tag') toggle(button.value);
    else if (button?.dataset.other) togglePanel(button);
    else for (const menu of menus) if (menu.button === button) menu.open();
  });
  document.querySelector('#no-projects button')?.addEventListener('click', () => {
    choose({ ...noFilters, sort: filters.sort });
    focusField(search);
  });
  addEventListener('popstate', () => show(parseFilters(location.search)));

  // Words typed before this ran win over those of the address.
  if (search.value) choose({ search: search.value }, 'replace');
  else show(filters);
}

/** Shows or hides the filters on a small screen. */
function togglePanel(button: HTMLButtonElement) {
  const open = button.ariaExpanded !== 'true';
  const { other = '' } = button.dataset;
  button.dataset.other = button.textContent;
  button.textContent = other;
  button.ariaExpanded = `${open}`;
  const panel = document.getElementById('more-filters');
  panel?.classList.toggle('hidden', !open);
  panel?.classList.toggle('grid', open);
}
