import * as Select from '@radix-ui/react-select';
import { startTransition, type TouchEvent, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptSheet } from '#components/ui/adopt-sheet.ts';
import { DisclosureMark } from '#components/ui/disclosure-mark.tsx';
import { stillPage } from '#components/ui/still-page.ts';
import { collisionPadding } from './collision-padding.ts';

/**
 * Puts Radix's Select over a native one, once that has no focus. The native one keeps the value: it is
 * restored, filled in, reset and sent as any other. The label's control becomes Radix's.
 */
export function mountSelect(native: HTMLSelectElement): void {
  adoptSheet(stillPage);
  const place = document.createElement('div');
  const takeOver = () => {
    if (native === document.activeElement) {
      native.addEventListener('blur', takeOver, { once: true });
      return;
    }
    const trigger = place.querySelector('button');
    for (const name of ['id', 'aria-invalid', 'aria-describedby']) {
      trigger?.setAttribute(name, native.getAttribute(name) ?? '');
      native.removeAttribute(name);
    }
    native.className = 'sr-only';
    native.tabIndex = -1;
    native.setAttribute('aria-hidden', 'true');
    native.after(place);
  };
  // In short tasks, for who types meanwhile.
  startTransition(() =>
    createRoot(place).render(<ChoiceSelect native={native} onReady={takeOver} />),
  );
}

type Props = { native: HTMLSelectElement; onReady: () => void };

/** Each text is all that its element holds: of several, React would miss one that a translator replaced. */
function ChoiceSelect({ native, onReady }: Props) {
  const [value, setValue] = useState(native.value);
  const [placeholder, ...options] = [...native.options];

  // biome-ignore lint/correctness/useExhaustiveDependencies: It takes over once.
  useLayoutEffect(onReady, []);

  useEffect(() => {
    const read = () => setValue(native.value);
    native.addEventListener('change', read);
    // A form's controls are reset after the event.
    native.form?.addEventListener('reset', () => setTimeout(read));
  }, [native]);

  const choose = (chosen: string) => {
    native.value = chosen;
    for (const type of ['input', 'change'])
      native.dispatchEvent(new Event(type, { bubbles: true }));
  };

  return (
    <Select.Root onValueChange={choose} required={native.required} value={value}>
      <Select.Trigger className="field flex items-center justify-between gap-3">
        <Select.Value placeholder={<span>{placeholder?.text}</span>}>
          <span key={value}>{options.find((option) => option.value === value)?.text}</span>
        </Select.Value>
        <Select.Icon asChild>
          <DisclosureMark />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          className="options"
          collisionPadding={collisionPadding}
          position="popper"
          sideOffset={4}
        >
          <Select.ScrollUpButton className="options-scroll">
            <DisclosureMark style={{ rotate: '180deg' }} />
          </Select.ScrollUpButton>
          <Select.Viewport
            onTouchMove={leaveOption}
            ref={followSize}
            style={{ scrollbarWidth: 'none' }}
          >
            {options.map((option) => (
              <Select.Item className="option" key={option.value} value={option.value}>
                <Select.ItemText>{option.text}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
          <Select.ScrollDownButton className="options-scroll">
            <DisclosureMark />
          </Select.ScrollDownButton>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

/** Radix looks whether a list can scroll when it opens only; the room may change, with the page's scroll. */
function followSize(viewport: HTMLElement | null) {
  if (!viewport) return;
  const observer = new ResizeObserver(() => {
    viewport.dispatchEvent(new Event('scroll'));
    if (viewport.contains(document.activeElement)) {
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
  });
  observer.observe(viewport);
  return () => observer.disconnect();
}

/** Radix scrolls back to the focused option when its upper button appears. A mouse moves the focus along. */
function leaveOption({ currentTarget }: TouchEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[role="listbox"]')?.focus({ preventScroll: true });
}
