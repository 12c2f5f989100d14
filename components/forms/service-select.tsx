'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ControlProps } from './field';

export type ServiceSelectProps = {
  control: ControlProps;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
};

const placeholder = 'Select a service';

/**
 * The service chooser: the browser's own select in the first response, so that it works without
 * JavaScript; Radix's takes its place once the visitor comes to the form, and, where that is to the
 * chooser itself, has left it again.
 */
export function ServiceSelect({
  control,
  options,
}: Omit<ServiceSelectProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState('');
  const [Menu, setMenu] = useState<ComponentType<ServiceSelectProps>>();
  const native = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    // What was chosen before the script came, or was restored by the browser, is kept.
    if (native.current) setValue(native.current.value);
    return onFirstTouch(native.current?.form, async () => {
      const code = await import('./service-select-menu').catch(() => undefined);
      // Without it the browser's own stays.
      if (code) afterFocus(native.current, () => setMenu(() => code.ServiceSelectMenu));
    });
  }, []);

  if (Menu) return <Menu control={control} options={options} value={value} onChange={setValue} />;
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

/** Runs when a form is first pointed at or focused. @returns a function that calls it off */
function onFirstTouch(form: HTMLFormElement | null | undefined, run: () => void) {
  // The visitor may have been quicker than the script.
  if (form?.contains(document.activeElement)) {
    run();
    return () => {};
  }
  const events = ['pointerenter', 'focusin'];
  const once = () => {
    for (const event of events) form?.removeEventListener(event, once);
    run();
  };
  for (const event of events) form?.addEventListener(event, once);
  return () => {
    for (const event of events) form?.removeEventListener(event, once);
  };
}

/** Runs at once, or as soon as the element that has the focus has lost it. */
function afterFocus(element: HTMLElement | null, run: () => void) {
  if (element && element === document.activeElement) {
    element.addEventListener('blur', run, { once: true });
  } else run();
}
