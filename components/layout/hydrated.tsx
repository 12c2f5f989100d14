'use client';

import { useEffect } from 'react';

/** Tells browser/loader.ts that the document is hydrated. */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
