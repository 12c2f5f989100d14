'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../load-part';

/**
 * Shows the names of links that show only an icon, which say so with `data-tooltip`. The links are
 * the server's and work without it; Radix's tooltip comes when the first of them is pointed at or
 * focused.
 */
export function Tooltips() {
  const [Layer, setLayer] = useState<ComponentType>();

  useEffect(() => {
    const load = async ({ target }: Event) => {
      if (!(target as Element).closest?.('[data-tooltip]')) return;
      // Without a connection the links are as they were; the next one that is reached asks again.
      const code = await loadPart(() => import('./tooltip-layer'));
      if (code) setLayer(() => code.TooltipLayer);
    };
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load);
    return () => {
      for (const type of ['pointerover', 'focusin']) document.removeEventListener(type, load);
    };
  }, []);

  return Layer && <Layer />;
}
