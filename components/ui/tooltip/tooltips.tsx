'use client';

import { type ComponentType, useEffect, useState } from 'react';

/**
 * Shows the names of links that show only an icon, which say so with `data-tooltip`. The links are
 * the server's and work without it; Radix's tooltip comes when the first of them is pointed at or
 * reached with the keyboard.
 */
export function Tooltips() {
  const [Layer, setLayer] = useState<ComponentType>();

  useEffect(() => {
    if (Layer) return;
    const load = async (event: Event) => {
      if (!isReached(event)) return;
      // Without a connection the links are as they were; the next one that is reached asks again.
      const module = await import('./tooltip-layer').catch(() => undefined);
      if (module) setLayer(() => module.TooltipLayer);
    };
    document.addEventListener('pointerover', load);
    document.addEventListener('focusin', load);
    return () => {
      document.removeEventListener('pointerover', load);
      document.removeEventListener('focusin', load);
    };
  }, [Layer]);

  return Layer && <Layer />;
}

/** Whether a link with a tooltip was reached by the keyboard, or by a pointer that can hover. */
function isReached(event: Event): boolean {
  const link = event.target instanceof Element && event.target.closest('[data-tooltip]');
  if (!link) return false;
  return event instanceof PointerEvent
    ? event.pointerType !== 'touch'
    : link.matches(':focus-visible');
}
