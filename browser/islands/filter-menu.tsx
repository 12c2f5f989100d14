import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type Ref, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { collisionPadding } from './collision-padding.ts';

type Props = { button: HTMLButtonElement; select: HTMLSelectElement };

/** Opens a menu of a select's options at a button, and from then on whenever the button is pressed. */
export function mountFilterMenu(button: HTMLButtonElement, select: HTMLSelectElement) {
  const place = document.createElement('div');
  select.after(place);
  createRoot(place).render(<FilterMenu button={button} select={select} />);
}

function FilterMenu({ button, select }: Props) {
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is mounted to be opened, once.
  useEffect(() => {
    // Radix, which has not seen the key, would not lead on to the first option.
    if (button.matches(':focus-visible')) button.dispatchEvent(new KeyboardEvent('keydown', key));
    else setOpen(true);
  }, []);
  const choose = (value: string) => {
    select.value = value;
    select.dispatchEvent(new Event('change'));
  };
  return (
    <DropdownMenu.Root modal={false} onOpenChange={setOpen} open={open}>
      <DropdownMenu.Trigger asChild>
        <ServedButton button={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="start"
        className="options"
        collisionPadding={collisionPadding}
        sideOffset={4}
        // A scrollable region must be focusable.
        tabIndex={0}
      >
        <DropdownMenu.RadioGroup onValueChange={choose} value={select.selectedOptions[0]?.value}>
          {[...select.options].map(({ value, text }) => (
            <DropdownMenu.RadioItem className="option" key={value} value={value}>
              {text}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const key = { key: 'ArrowDown', bubbles: true };

type ServedProps = { button: HTMLButtonElement; ref?: Ref<HTMLElement> };

/** Has Radix use a button of the document as its trigger: it gets what Radix gives to one of its own. */
function ServedButton({ button, ref, ...given }: ServedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: Radix's ref leads to the same place, whenever it was made.
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(button);
  }, [button]);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries<unknown>(given)) {
      const isState = name.startsWith('aria-') && value !== undefined;
      if (typeof value === 'function') Object.assign(button, { [name.toLowerCase()]: value });
      else if (value || isState) button.setAttribute(name, `${value}`);
      else button.removeAttribute(name);
    }
  });
  return null;
}
