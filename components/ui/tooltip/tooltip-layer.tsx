'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';

const openDelay = 700; // ms [spec 9]
const skipDelay = 300; // ms

/** In ms, for the scroll to a focused link: Safari before 26.2 has no `scrollend`. */
const maxScrollDuration = 1_500;
const scrollEndPause = 120;

export function TooltipLayer() {
  const [links] = useState(() => [...document.querySelectorAll<HTMLElement>('[data-tooltip]')]);
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {links.map((link) => (
        <Radix.Root key={labelOf(link)}>
          <Radix.Trigger asChild>
            <LinkTrigger link={link} />
          </Radix.Trigger>
          <Radix.Portal>
            {/* Animated only when opened: otherwise Radix waits for an animation when it closes. */}
            <Radix.Content
              sideOffset={8}
              collisionPadding={16}
              className="z-60 rounded border border-white/32 bg-ink px-[0.6rem] py-[0.3rem] text-xs/[1.4] text-white data-[state=delayed-open]:animate-fade"
            >
              {labelOf(link)}
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      ))}
    </Radix.Provider>
  );
}

const labelOf = (link: HTMLElement) => link.dataset.tooltip || link.textContent;

type HandlerName =
  | 'onPointerMove'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onFocus'
  | 'onBlur'
  | 'onClick';
type Handlers = Partial<Record<HandlerName, (event: Event) => void>>;
type Props = Handlers & { link: HTMLElement; ref?: Ref<HTMLElement>; 'data-state'?: string };

/** Forwards a server-rendered link's events to Radix. No `aria-describedby`: the tooltip repeats its name. */
function LinkTrigger({ link, ref, 'data-state': state, ...handlers }: Props) {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
    link.dataset.state = state;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: Radix's ref leads to the same place, whenever it was made.
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(link);
    const ended = new AbortController();
    const forward = (type: string, handler: HandlerName) =>
      link.addEventListener(type, (event) => latest.current[handler]?.(event), ended);
    forward('pointermove', 'onPointerMove');
    forward('pointerleave', 'onPointerLeave');
    forward('pointerdown', 'onPointerDown');
    forward('blur', 'onBlur');
    forward('click', 'onClick');
    let focusedAt = performance.now();
    let scrollEnd: ReturnType<typeof setTimeout>;
    link.addEventListener('focus', onFocus, ended);
    document.addEventListener('scroll', onScroll, ended);
    // The first link's event came before this ran.
    if (link.matches(':hover') && matchMedia('(hover: hover)').matches) {
      latest.current.onPointerMove?.(new PointerEvent('pointermove'));
    } else showFocused();
    return () => ended.abort();

    function onFocus({ timeStamp }: Event) {
      focusedAt = timeStamp;
      showFocused();
    }

    /** Reopens what the scroll to a focused link closed. */
    function onScroll({ timeStamp }: Event) {
      clearTimeout(scrollEnd);
      if (timeStamp - focusedAt < maxScrollDuration) {
        scrollEnd = setTimeout(showFocused, scrollEndPause);
      }
    }

    function showFocused() {
      if (link.matches(':focus-visible')) latest.current.onFocus?.(new FocusEvent('focus'));
    }
  }, [link]);

  return null;
}
