'use client';

import { useEffect } from 'react';

/** Tells browser/loader.ts that React has hydrated the page. */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
