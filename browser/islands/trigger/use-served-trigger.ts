import { type Ref, type RefObject, useLayoutEffect, useRef } from 'react';

/** Radix's handlers, such as `onPointerDown`. */
type Handlers<Name extends string> = Partial<Record<Name, (event: Event) => void>>;

/**
 * Lets Radix use an element of the document as a trigger: fills the ref, and forwards the events.
 *
 * @returns the newest handlers
 */
export function useServedTrigger<Name extends `on${string}`>(
  element: HTMLElement,
  ref: Ref<HTMLElement> | undefined,
  handlers: Handlers<Name>,
  forwarded: readonly Name[],
): RefObject<Handlers<Name>> {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Radix's ref leads to the same place, whenever it was made.
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(element);
    const ended = new AbortController();
    for (const name of forwarded) {
      const forward = (event: Event) => latest.current[name]?.(event);
      element.addEventListener(name.slice(2).toLowerCase(), forward, ended);
    }
    return () => ended.abort();
  }, [element]);
  return latest;
}
