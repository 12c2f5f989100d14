'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';

/** Delay before opening, and before the next opens without delay, in ms [spec 9]. */
const openDelay = 700;
const skipDelay = 300;

/**
 * Longest smooth scroll to a focused link, and pause that ends it, in ms. Not `scrollend`: Safari has it
 * since 26.2.
 */
const longestScroll = 1_500;
const standstill = 120;

/** Radix tooltips for all links with `data-tooltip`. */
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

/** `data-tooltip`, or else the link's text. */
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
 * Passes the events of a server-rendered link to Radix. The tooltip repeats the link's name, so the link
 * is not described by it.
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
    // The first link has fired its event before this ran. Touch does not hover.
    if (link.matches(':hover') && matchMedia('(hover: hover)').matches) {
      latest.current.onPointerMove?.(new PointerEvent('pointermove'));
    } else showFocused();
    return () => ended.abort();

    function onFocus({ timeStamp }: Event) {
      focusedAt = timeStamp;
      showFocused();
    }

    /** Scrolling closes the tooltip: it is shown again after the scroll to a focused link. */
    function onScroll({ timeStamp }: Event) {
      clearTimeout(arrival);
      if (timeStamp - focusedAt < longestScroll) arrival = setTimeout(showFocused, standstill);
    }

    function showFocused() {
      // Not when focused by a tap or by switching windows.
      if (link.matches(':focus-visible')) latest.current.onFocus?.(new FocusEvent('focus'));
    }
  }, [link]);

  return null;
}
