import { hasRoom } from '#browser/forms/place-select.ts';
import { loadIsland, soon } from '#browser/load-part.ts';

/**
 * Opens Radix's menu from the button beside a select, which holds the options and the choice.
 *
 * @param onChange called when a visitor has chosen
 */
export function completeFilterMenu(select: HTMLSelectElement, onChange: () => void) {
  // An extension may have put an element of its own between the two.
  const button = select.parentElement?.querySelector('button') as HTMLButtonElement;
  let completed = false;
  const showOwn = () => {
    button.hidden = true;
    select.hidden = false;
  };
  if (!hasRoom()) showOwn();

  /** For the first press: once Radix's menu is mounted, it answers the button itself. */
  const open = async () => {
    const island = !completed && !button.hidden && (await soon(loadIsland('filterMenu')));
    if (completed) return;
    // A press before may have shown the browser's own.
    if (!island || button.hidden) {
      showOwn();
      return select.focus();
    }
    completed = true;
    island.mountFilterMenu(button, select);
  };
  const show = (filters: URLSearchParams) => {
    const value = filters.get(select.name) ?? '';
    if (button.value === value) return;
    button.value = value;
    select.value = value;
    const shown = button.querySelector('span');
    if (shown) shown.textContent = select.selectedOptions[0]?.text ?? value;
  };

  for (const type of ['pointerenter', 'focus'])
    button.addEventListener(type, () => loadIsland('filterMenu'));
  button.addEventListener('keydown', (event) => {
    if (completed || event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  });
  select.addEventListener('change', onChange);
  return { button, open, show };
}
