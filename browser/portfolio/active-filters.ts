/**
 * Completes the row of filters in use, each a button that removes it.
 *
 * @param after gets the focus once none is left
 * @returns shows the filters
 */
export function completeActiveFilters(
  row: HTMLElement,
  remove: (name: string, value: string) => void,
  after: HTMLElement,
) {
  const list = row.querySelector('ul');
  const pattern = row.querySelector('template')?.content.firstElementChild;
  const createItem = (name: string, value: string, at: number) => {
    const item = pattern?.cloneNode(true) as HTMLElement;
    const label = name === 'q' ? `“${value.trim()}”` : value;
    item.querySelector('[data-label]')?.replaceChildren(label);
    item.querySelector('button')?.addEventListener('click', () => {
      remove(name, value);
      // The button went with its filter: one beside it gets the focus.
      const left = row.querySelectorAll('button');
      (left[Math.min(at, left.length - 1)] ?? after).focus();
    });
    return item;
  };
  return (filters: URLSearchParams) => {
    const inUse = ['category', 'tag', 'q'].flatMap((name) =>
      filters.getAll(name).map((value) => [name, value] as const),
    );
    const items = inUse.flatMap(([name, value], at) =>
      value.trim() ? createItem(name, value, at) : [],
    );
    row.hidden = items.length === 0;
    list?.replaceChildren(...items);
  };
}
