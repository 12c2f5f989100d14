'use client';

import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '@/lib/use-hydrated';

type MenuState = {
  /** Name of the open disclosure; one at a time. */
  open: string | null;
  setOpen: (name: string | null) => void;
  /** Closes a disclosure, if it is the open one. */
  close: (name: string) => void;
};

const MenuContext = createContext<MenuState>({
  open: null,
  setOpen: () => {},
  close: () => {},
});

export const useMenu = () => use(MenuContext);

/**
 * The main navigation's shell: on a phone a toggle with a full-height menu, on a desktop a row. The
 * links are server-rendered children. Without JavaScript the style sheet opens the lists instead.
 */
export function Menu({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<string | null>(null);
  const [expanded, setExpanded] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const ready = useHydrated();

  const close = useCallback(
    (name: string) => setOpen((current) => (current === name ? null : current)),
    [],
  );

  useEffect(() => {
    if (!expanded) return;
    document.body.classList.add('menu-open');
    const covered = [...document.querySelectorAll<HTMLElement>('[data-behind-menu]')];
    for (const element of covered) element.inert = true;
    return () => {
      document.body.classList.remove('menu-open');
      for (const element of covered) element.inert = false;
    };
  }, [expanded]);

  useEffect(() => {
    const desktop = matchMedia('(width >= 64rem)');
    const reset = () => {
      setExpanded(false);
      setOpen(null);
    };
    desktop.addEventListener('change', reset);
    // A page restored from the back/forward cache shows its menu closed.
    addEventListener('pagehide', reset);
    return () => {
      desktop.removeEventListener('change', reset);
      removeEventListener('pagehide', reset);
    };
  }, []);

  const onClick = ({ target }: MouseEvent) => {
    // A link to a place in this page leads behind the menu, and no other page hides it.
    if (target instanceof Element && target.closest('a[href*="#"]')) setExpanded(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open || !expanded) return;
    setExpanded(false);
    toggle.current?.focus();
  };

  return (
    <MenuContext value={{ open, setOpen, close }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: What its links and buttons do reaches the menu. */}
      <div className="menu" data-ready={ready || undefined} onClick={onClick} onKeyDown={onKeyDown}>
        <button
          ref={toggle}
          type="button"
          className="menu-toggle"
          aria-expanded={expanded}
          aria-controls="site-menu"
          onClick={() => setExpanded(!expanded)}
        >
          <span className="menu-toggle-lines" aria-hidden="true" />
          <span className="sr-only">{expanded ? 'Close menu' : 'Open menu'}</span>
        </button>
        <nav id="site-menu" aria-label="Main" className="menu-panel" data-expanded={expanded}>
          {children}
        </nav>
      </div>
    </MenuContext>
  );
}
