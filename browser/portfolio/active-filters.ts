import { allCategories } from '#components/portfolio/filter-words.ts';
import type { Filters } from './filters.ts';

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
  return (filters: Filters) => {
    const items = chipsOf(filters).map(({ label, without }, at) => {
      const item = pattern?.cloneNode(true) as HTMLElement;
      item.querySelector('[data-label]')?.replaceChildren(label);
      item.querySelector('button')?.addEventListener('click', () => {
        remove(without);
        // The button went with its filter: one beside it gets the focus.
        const left = row.querySelectorAll('button');
        (left[Math.min(at, left.length - 1)] ?? after).focus();
      });
      return item;
    });
    row.hidden = items.length === 0;
    list?.replaceChildren(...items);
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
