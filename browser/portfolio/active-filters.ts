import { allCategories } from '#components/portfolio/filter-words.ts';
import { type Filters, noFilters } from './filters.ts';

/**
 * Completes the row of filters in use, each a button that removes it.
 *
 * @param remove gets what changes without the filter
 * @param after gets the focus once none is left
 * @returns shows the filters
 */
export function completeActiveFilters(
  row: HTMLElement,
  remove: (without: Partial<Filters>) => void,
  after: HTMLElement,
) {
  const list = row.querySelector('ul');
  const pattern = row.querySelector('template')?.content.firstElementChild;
  let chips = chipsOf(noFilters);

  list?.addEventListener('click', ({ target }) => {
    const item = target instanceof Element && target.closest('button')?.closest('li');
    const at = item ? [...list.children].indexOf(item) : -1;
    const chip = chips[at];
    if (!chip) return;
    remove(chip.without);
    // The button went with its filter: one beside it gets the focus.
    const beside = list.children[Math.min(at, chips.length - 1)];
    (beside?.querySelector('button') ?? after).focus();
  });

  return (filters: Filters) => {
    chips = chipsOf(filters);
    row.hidden = chips.length === 0;
    if (!list || !pattern) return;
    const items = chips.map(({ label }) => {
      const item = pattern.cloneNode(true) as HTMLElement;
      item.querySelector('[data-label]')?.replaceChildren(label);
      return item;
    });
    list.replaceChildren(...items);
  };
}

function chipsOf({ search, category, tags }: Filters) {
  const words = search.trim();
  const chips: { label: string; without: Partial<Filters> }[] = tags.map((tag) => ({
    label: tag,
    without: { tags: tags.filter((other) => other !== tag) },
  }));
  if (category !== allCategories)
    chips.unshift({ label: category, without: { category: allCategories } });
  if (words) chips.push({ label: `“${words}”`, without: { search: '' } });
  return chips;
}
