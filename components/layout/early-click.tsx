'use client';

import { useEffect } from 'react';

declare global {
  interface Window {
    /** The button clicked last before the page's script came; kept by scripts/first-frame.mjs. */
    earlyClick?: HTMLButtonElement | null;
  }
}

/** Repeats the click on a button that came before there was a script to answer it. */
export function EarlyClick() {
  useEffect(() => {
    // React itself answers what is clicked from now on.
    window.onclick = null;
    const button = window.earlyClick;
    window.earlyClick = null;
    // Not before the components have rendered what their first effects found.
    if (button) setTimeout(() => button.click());
  }, []);
  return null;
}
