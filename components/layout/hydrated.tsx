'use client';

import { useEffect } from 'react';

/** Tells browser/loader.ts that React answers from now on. */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
