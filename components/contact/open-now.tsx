'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Opening } from '@/lib/opening';

type Props = { opening: Opening };

/** How far below the window the lines are fetched, so that they are there when they come into view. */
const ahead = '400px';

/** Whether somebody is at the office now; what knows it is fetched when the place comes near. */
export function OpenNow({ opening }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Lines, setLines] = useState<ComponentType<Props>>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const code = await import('./open-now-lines').catch(() => undefined);
        if (code) setLines(() => code.OpenNowLines);
      },
      { rootMargin: ahead },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className="absolute inset-0">
      {Lines && <Lines opening={opening} />}
    </div>
  );
}
