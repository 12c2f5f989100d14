import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type Ref, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { collisionPadding } from './trigger/collision-padding.ts';
import { useServedTrigger } from './trigger/use-served-trigger.ts';

type Props = { button: HTMLButtonElement; select: HTMLSelectElement };

/** Opens a menu of a select's options at a button, and from then on whenever the button is pressed. */
export function mountFilterMenu(button: HTMLButtonElement, select: HTMLSelectElement) {
  const place = document.createElement('div');
  select.after(place);
  createRoot(place).render(<FilterMenu button={button} select={select} />);
}

function FilterMenu({ button, select }: Props) {
  const [open, setOpen] = useState(true);
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
        <DropdownMenu.RadioGroup onValueChange={choose} value={select.value}>
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

const forwarded = ['onPointerDown', 'onKeyDown'] as const;
const attributes = ['id', 'aria-expanded', 'aria-controls', 'data-state'] as const;

type HandlerName = (typeof forwarded)[number];
type TriggerProps = { button: HTMLButtonElement; ref?: Ref<HTMLElement> } & Partial<
  Record<HandlerName, (event: Event) => void> & Record<(typeof attributes)[number], unknown>
>;

function ServedButton({ button, ref, ...props }: TriggerProps) {
  useServedTrigger<HandlerName>(button, ref, props, forwarded);
  useLayoutEffect(() => {
    for (const name of attributes) {
      if (props[name] === undefined) button.removeAttribute(name);
      else button.setAttribute(name, `${props[name]}`);
    }
  });
  return null;
}
