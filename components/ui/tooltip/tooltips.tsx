'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '#components/ui/load-part.ts';

/** Tooltips for links with `data-tooltip`; loads Radix when the first is hovered or focused. */
export function Tooltips() {
  const [Layer, setLayer] = useState<ComponentType>();

  useEffect(() => {
    const load = async ({ target }: Event) => {
      if (!(target as Element).closest?.('[data-tooltip]')) return;
      // The next link retries.
      const code = await loadPart(() => import('./tooltip-layer.tsx'));
      if (code) setLayer(() => code.TooltipLayer);
    };
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load);
    return () => {
      for (const type of ['pointerover', 'focusin']) document.removeEventListener(type, load);
    };
  }, []);

  return Layer && <Layer />;
}
