'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ServiceSelectMenuProps } from './service-select-menu.tsx';

type Props = Pick<ServiceSelectMenuProps, 'control' | 'options'> & {
  touched: boolean;
};

const placeholder = 'Select a service';

/** The native select, which works without JavaScript, until the form is touched; then Radix's. */
export function ServiceSelect({ control, options, touched }: Props) {
  const [value, setValue] = useState('');
  const [Menu, setMenu] = useState<ComponentType<ServiceSelectMenuProps>>();
  const native = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    // Keeps what was chosen before hydration or restored by the browser.
    if (native.current) setValue(native.current.value);
  }, []);

  useEffect(() => {
    if (!touched) return;
    const replace = (code: typeof import('./service-select-menu.tsx')) =>
      afterFocus(native.current, () => setMenu(() => code.ServiceSelectMenu));
    // If that fails, the native one stays.
    import('./service-select-menu.tsx').then(replace, () => undefined);
  }, [touched]);

  if (Menu) return <Menu {...{ control, options, placeholder, value }} onChange={setValue} />;
  return (
    <select
      {...control}
      ref={native}
      required
      value={value}
      onChange={(event) => setValue(event.target.value)}
    >
      <option value="">{placeholder}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

/** Runs `run` as soon as the element has no focus. */
function afterFocus(element: HTMLElement | null, run: () => void) {
  if (element && element === document.activeElement) {
    element.addEventListener('blur', run, { once: true });
  } else run();
}
