'use client';

import { useEffect } from 'react';
import { whenActivated } from '@/lib/when-activated';

/** How long after hydration the protection starts, in ms: the page is usable before. */
const delay = 3_000;

/** Starts the content protection [spec 2.13] once the page is usable; its code comes then too. */
export function ContentProtection() {
  useEffect(() => whenActivated(startLater), []);
  return null;
}

function startLater(): () => void {
  let end = () => {};
  const timer = setTimeout(async () => {
    const code = await import('@/lib/content-protection').catch(() => undefined);
    if (code) end = code.protectContent();
  }, delay);
  return () => {
    clearTimeout(timer);
    end();
  };
}
