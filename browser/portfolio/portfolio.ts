import { focusField } from '#browser/focus-field.ts';
import { toggleWords } from '#components/portfolio/filter-words.ts';
import { completeActiveFilters } from './active-filters.ts';
import { completeFilterMenu } from './filter-menu.ts';
import { filtersIn } from './filters.ts';
import { listProjects, readProjects } from './project-cards.ts';

/**
 * Filters and sorts the projects [spec 2.10] by what the address says, which each choice changes.
 *
 * @returns takes a press of a button; nothing on other pages
 */
export function completePortfolio() {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('[data-with-script]')) {
    template.replaceWith(template.content);
  }
  const form = document.querySelector<HTMLFormElement>('#project-filters');
  const search = form?.querySelector('input');
  const row = document.getElementById('filters-in-use');
  if (!form || !search || !row) return;
  const projects = readProjects(form);
  const chips = [...form.querySelectorAll<HTMLButtonElement>('[name="tag"]')];
  let filters = filtersIn(location.search);

  const show = (asked: string | URLSearchParams) => {
    filters = filtersIn(asked);
    const words = filters.get('q') ?? '';
    // Writing the same value would move the caret.
    if (search.value !== words) search.value = words;
    const tags = filters.getAll('tag');
    for (const chip of chips) chip.ariaPressed = `${tags.includes(chip.value)}`;
    for (const menu of menus) menu.show(filters);
    showActive(filters);
    listProjects(projects, filters);
  };
  const choose = (change: () => void, how: 'push' | 'replace' = 'push') => {
    change();
    show(filters);
    const query = `${filters}` && `?${filters}`;
    if (query !== location.search) history[`${how}State`](null, '', location.pathname + query);
  };
  const toggle = (name: string, value: string) =>
    choose(() => {
      // Safari knows `has` and `delete` with a value from 17 on.
      const others = [...filters].filter(([one, chosen]) => one !== name || chosen !== value);
      const isChosen = filters.getAll(name).includes(value);
      filters = new URLSearchParams(isChosen ? others : [...others, [name, value]]);
    });

  const showActive = completeActiveFilters(row, toggle, search);
  const menus = [...form.querySelectorAll('select')].map((select) =>
    completeFilterMenu(select, () => choose(() => filters.set(select.name, select.value))),
  );
  const find = () => choose(() => filters.set('q', search.value), 'replace');
  search.addEventListener('input', find);
  const press = (button: HTMLButtonElement | null) => {
    if (button?.name === 'tag') toggle('tag', button.value);
    else if (button?.matches('[aria-controls="more-filters"]')) togglePanel(button);
    else for (const menu of menus) if (menu.button === button) menu.open();
  };
  document.querySelector('#no-projects button')?.addEventListener('click', () => {
    choose(() => {
      for (const name of ['q', 'category', 'tag']) filters.delete(name);
    });
    focusField(search);
  });
  addEventListener('popstate', () => show(location.search));

  // Words typed before this ran win over those of the address.
  if (search.value) find();
  else show(filters);
  return press;
}

/** Shows or hides the filters on a small screen. */
function togglePanel(button: HTMLButtonElement) {
  const isOpen = button.ariaExpanded !== 'true';
  button.ariaExpanded = `${isOpen}`;
  button.textContent = toggleWords[`${isOpen}`];
  document.getElementById('more-filters')?.classList.toggle('hidden', !isOpen);
}
