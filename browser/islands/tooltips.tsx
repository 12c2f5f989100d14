import * as Radix from '@radix-ui/react-tooltip';
import { type Ref, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useServedTrigger } from './trigger/use-served-trigger.ts';

const openDelay = 700; // ms [spec 9]
const skipDelay = 300; // ms

/** In ms, for the scroll to a focused link: Safari before 26.2 has no `scrollend`. */
const maxScrollDuration = 1_500;
const scrollEndPause = 120;

let mounted = false;

/** Tooltips for the links with `data-tooltip`, also for the one under the pointer or with the focus. */
export function mountTooltips() {
  if (mounted) return;
  mounted = true;
  const links = [...document.querySelectorAll<HTMLElement>('[data-tooltip]')];
  createRoot(document.createElement('div')).render(<Tooltips links={links} />);
}

function Tooltips({ links }: { links: readonly HTMLElement[] }) {
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {links.map((link) => (
        <Radix.Root key={labelOf(link)}>
          <Radix.Trigger asChild>
            <LinkTrigger link={link} />
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              className="z-dialog rounded edge-1 border-[#ffffff40] bg-lajvard-900 px-2 py-0.5 text-xs text-white"
              collisionPadding={16}
              sideOffset={8}
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

const forwarded = [
  'onPointerMove',
  'onPointerLeave',
  'onPointerDown',
  'onBlur',
  'onClick',
] as const;

type HandlerName = (typeof forwarded)[number] | 'onFocus';
type Handlers = Partial<Record<HandlerName, (event: Event) => void>>;
type Props = Handlers & { link: HTMLElement; ref?: Ref<HTMLElement>; 'data-state'?: string };

/** No `aria-describedby`: the tooltip repeats the link's name. */
function LinkTrigger({ link, ref, 'data-state': state, ...handlers }: Props) {
  const latest = useServedTrigger<HandlerName>(link, ref, handlers, forwarded);
  useLayoutEffect(() => {
    link.dataset.state = state;
  });

  useLayoutEffect(() => {
    const ended = new AbortController();
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
  }, [link, latest]);

  return null;
}
