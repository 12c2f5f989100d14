'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';

/** How long a pointer rests before a tooltip opens, and after one has closed the next opens at once, in ms [spec 9]. */
const openDelay = 700;
const skipDelay = 300;

/**
 * How long a page scrolls smoothly to a link that gets the focus, with time to spare, and after how
 * long without a step it has arrived, in ms. Not `scrollend`: Safari has it since 26.2.
 */
const longestScroll = 1_500;
const standstill = 120;

/** A tooltip for each link of the page that asks for one. */
export function TooltipLayer() {
  const [links] = useState(() => [...document.querySelectorAll<HTMLElement>('[data-tooltip]')]);
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {links.map((link) => (
        <Radix.Root key={wordsOf(link)}>
          <Radix.Trigger asChild>
            <StandingLink link={link} />
          </Radix.Trigger>
          <Radix.Portal>
            {/* The border sets it off from the footer, which is nearly as dark. With an animation in
                every state, Radix would wait for one at the end. */}
            <Radix.Content
              sideOffset={8}
              collisionPadding={16}
              className="z-60 rounded border border-white/32 bg-ink px-[0.6rem] py-[0.3rem] text-xs/[1.4] text-white data-[state=delayed-open]:animate-fade"
            >
              {wordsOf(link)}
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      ))}
    </Radix.Provider>
  );
}

/** The link's own name, unless it says another: one that shows a letter has that in its text. */
const wordsOf = (link: HTMLElement) => link.dataset.tooltip || link.textContent;

type Heard =
  | 'onPointerMove'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onFocus'
  | 'onBlur'
  | 'onClick';
type Handlers = Partial<Record<Heard, (event: Event) => void>>;
type Props = Handlers & { link: HTMLElement; ref?: Ref<HTMLElement>; 'data-state'?: string };

/**
 * Stands in for a link that is in the page already, and that React may not touch: gives it to Radix
 * as the trigger and passes its events on. The tooltip's words are the link's own name, so that it
 * is not described by them.
 */
function StandingLink({ link, ref, 'data-state': state, ...handlers }: Props) {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
    link.dataset.state = state;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: Radix's ref leads to the same place, whenever it was made.
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(link);
    const ended = new AbortController();
    const pass = (type: string, heard: Heard) =>
      link.addEventListener(type, (event) => latest.current[heard]?.(event), ended);
    pass('pointermove', 'onPointerMove');
    pass('pointerleave', 'onPointerLeave');
    pass('pointerdown', 'onPointerDown');
    pass('blur', 'onBlur');
    pass('click', 'onClick');
    let focusedAt = performance.now();
    let arrival: ReturnType<typeof setTimeout>;
    link.addEventListener('focus', onFocus, ended);
    document.addEventListener('scroll', onScroll, ended);
    // The link that was reached first has had its event already. A finger does not hover.
    if (link.matches(':hover') && matchMedia('(hover: hover)').matches) {
      latest.current.onPointerMove?.(new PointerEvent('pointermove'));
    } else showFocused();
    return () => ended.abort();

    function onFocus({ timeStamp }: Event) {
      focusedAt = timeStamp;
      showFocused();
    }

    /** Where the page scrolls to the link, each step of the way closes the tooltip. */
    function onScroll({ timeStamp }: Event) {
      clearTimeout(arrival);
      if (timeStamp - focusedAt < longestScroll) arrival = setTimeout(showFocused, standstill);
    }

    function showFocused() {
      // A link that got the focus by a tap, or back with its window, asks for nothing.
      if (link.matches(':focus-visible')) latest.current.onFocus?.(new FocusEvent('focus'));
    }
  }, [link]);

  return null;
}
