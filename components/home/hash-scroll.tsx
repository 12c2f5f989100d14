'use client';

import { useEffect } from 'react';
import { whenActivated } from '@/lib/when-activated';

/** How long after loading the page goes to the section in its address, in ms [spec 2.3]. */
const delay = 100;

/** Brings the section that the address names into view; a visitor who comes back is left in place. */
export function HashScroll() {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const cameBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
    if (cameBack || location.hash.length < 2) return;
    return whenActivated(() => {
      const timer = setTimeout(() => {
        section()?.scrollIntoView();
      }, delay);
      return () => clearTimeout(timer);
    });
  }, []);
  return null;
}

function section(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // A lone percent sign.
    return document.getElementById(id);
  }
}
