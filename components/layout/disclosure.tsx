'use client';

import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { useMenu } from './menu';

/** How long the list stays when the pointer leaves, in ms: enough to cross the gap to it. */
const leaveDelay = 160;

type Props = { name: string; label: string; children: ReactNode };

/**
 * A navigation button with its list, after the disclosure navigation of the ARIA Authoring
 * Practices: opened by hover with a mouse, by click, tap, Enter and Space; Escape closes it and
 * returns the focus.
 */
export function Disclosure({ name, label, children }: Props) {
  const { open, setOpen, close } = useMenu();
  const isOpen = open === name;
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A click that follows a hover confirms the open list instead of closing it.
  const byHover = useRef(false);

  useEffect(() => {
    if (!isOpen) return;
    // On a phone the list above may just have closed and pulled the button out of view.
    if (!isDesktop()) button.current?.scrollIntoView({ block: 'nearest' });
    const onPointerDown = (event: Event) => {
      // There a closing list would also move the target away from under the finger.
      if (isDesktop() && !item.current?.contains(event.target as Node)) close(name);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close(name);
      if (item.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, close, name]);

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    clearTimeout(leaving.current);
    if (pointerType !== 'mouse' || isOpen || !isDesktop()) return;
    byHover.current = true;
    setOpen(name);
  };
  const onPointerLeave = () => {
    if (!isOpen || !byHover.current) return;
    leaving.current = setTimeout(() => close(name), leaveDelay);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const leftList = relatedTarget && !item.current?.contains(relatedTarget as Node);
    if (isOpen && leftList && isDesktop()) close(name);
  };
  const onClick = () => {
    const confirms = isOpen && byHover.current;
    byHover.current = false;
    if (!confirms) setOpen(isOpen ? null : name);
  };

  return (
    <li
      ref={item}
      className="disclosure"
      data-open={isOpen || undefined}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className="menu-link"
        aria-expanded={isOpen}
        aria-controls={`${name}-list`}
        onClick={onClick}
      >
        {label}
        <svg viewBox="0 0 12 8" className="disclosure-mark" aria-hidden="true" focusable="false">
          <path d="M1 1.5 6 6.5 11 1.5" />
        </svg>
      </button>
      <div id={`${name}-list`} className="disclosure-list">
        {children}
      </div>
    </li>
  );
}

function isDesktop(): boolean {
  return matchMedia('(width >= 64rem)').matches;
}
