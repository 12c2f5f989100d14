'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { isSolidPath } from '@/lib/routes';

/** How far a page is scrolled, in px, before a translucent bar turns solid [spec 2.2]. */
const solidAfter = 50;

/**
 * The fixed bar. A page that has a dark opening under the bar says so with `data-clear-bar`; the
 * bar is translucent there until the path, a scroll or the open menu asks for the solid one.
 */
export function SiteBar({ children }: { children: ReactNode }) {
  const solid = useSyncExternalStore(subscribe, isSolid, () => false);
  return (
    <header className="site-bar" data-solid={solid || undefined}>
      {children}
    </header>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

function isSolid(): boolean {
  return isSolidPath(location.pathname) || scrollY > solidAfter;
}
