import { allCategories, type Filters, noFilters } from '#lib/shared/project-filters.ts';

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
    const chip = item && chips.find(({ key }) => key === item.dataset.key);
    if (!chip) return;
    // The button goes with its filter, so the focus moves first.
    const neighbor = item.nextElementSibling ?? item.previousElementSibling;
    (neighbor?.querySelector('button') ?? after).focus();
    remove(chip.without);
  });

  return (filters: Filters) => {
    chips = chipsOf(filters);
    row.hidden = chips.length === 0;
    if (!list || !pattern) return;
    const items = new Map([...list.children].map((item) => [keyOf(item), item]));
    for (const { key } of chips) items.delete(key);
    for (const gone of items.values()) gone.remove();
    // One that stays is not touched: it may have the focus.
    chips.forEach(({ key, label }, index) => {
      const place = list.children[index] ?? null;
      if (keyOf(place) === key) return;
      const item = pattern.cloneNode(true) as HTMLElement;
      item.dataset.key = key;
      const text = item.querySelector('[data-label]');
      if (text) text.textContent = label;
      list.insertBefore(item, place);
    });
  };
}

const keyOf = (item: Element | null) => (item as HTMLElement | null)?.dataset.key;

function chipsOf({ search, category, tags }: Filters) {
  const words = search.trim();
  const chips: { key: string; label: string; without: Partial<Filters> }[] = tags.map((tag) => ({
    key: `tag ${tag}`,
    label: tag,
    without: { tags: tags.filter((other) => other !== tag) },
  }));
  if (category !== allCategories)
    chips.unshift({
      key: `category ${category}`,
      label: category,
      without: { category: allCategories },
    });
  if (words) chips.push({ key: `search ${words}`, label: `“${words}”`, without: { search: '' } });
  return chips;
}
